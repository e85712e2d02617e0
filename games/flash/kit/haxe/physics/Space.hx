package physics;

/**
 * Bodies under gravity, a sixtieth of a second at a time. Contacts push bodies apart by impulses that are worked out
 * in rounds and remembered from step to step, which is what lets a tower stand.
 */
class Space {
  static inline final parts = 2;
  static inline final rounds = 10;
  /** Bodies may sink into each other by this much: contacts that come and go would make them shiver. */
  static inline final slack = 0.4;
  static inline final sameplace = 4.0;
  static inline final correction = 0.18;
  static inline final restSpeed = 0.09;
  static inline final restSpin = 0.0025;
  static inline final restSteps = 40;

  public final bodies:Array<Body> = [];
  public var gravity = 0.25;
  public var wind = 0.0;

  var contacts:Array<Contact> = [];
  var calmSteps = 0;

  public function new() {}

  public function add(body:Body):Body {
    bodies.push(body);
    wake();
    return body;
  }

  public function remove(body:Body):Void {
    bodies.remove(body);
    wake();
  }

  /** Call after giving a body a push from outside. */
  public function wake():Void {
    calmSteps = 0;
  }

  /** Whether everything has come to rest. All bodies sleep and wake together: one that slept alone could hang in the air. */
  public function isStill():Bool {
    return calmSteps > restSteps;
  }

  public function step():Void {
    for (body in bodies) body.hardestHit = 0;
    if (isStill() && wind == 0) return;
    for (_ in 0...parts) stepPart();
    var isCalm = true;
    for (body in bodies) if (!body.isFixed() && !isResting(body)) isCalm = false;
    calmSteps = isCalm ? calmSteps + 1 : 0;
  }

  /** A step is taken in parts: halving it steadies a tower more than twice the rounds would. */
  function stepPart():Void {
    for (body in bodies) {
      if (body.isFixed()) continue;
      body.dy += gravity / parts;
      body.dx += wind * body.inverseMass / parts;
    }
    findContacts();
    for (contact in contacts) prepare(contact);
    for (round in 0...rounds) {
      // To and fro, so that a push travels through a whole stack either way.
      if (round % 2 == 0) for (contact in contacts) solve(contact);
      else for (i in 0...contacts.length) solve(contacts[contacts.length - 1 - i]);
    }
    for (contact in contacts) {
      contact.a.hardestHit = Math.max(contact.a.hardestHit, contact.pushed);
      contact.b.hardestHit = Math.max(contact.b.hardestHit, contact.pushed);
    }
    for (body in bodies) if (!body.isFixed()) move(body);
  }

  function findContacts():Void {
    var before = contacts;
    contacts = [];
    for (i in 0...bodies.length) {
      for (j in i + 1...bodies.length) {
        var a = bodies[i];
        var b = bodies[j];
        if (a.isFixed() && b.isFixed()) continue;
        for (contact in Touch.between(a, b)) contacts.push(contact);
      }
    }
    for (contact in contacts) recall(contact, before);
  }

  /**
   * A contact that was there a step ago starts from the push that it needed then. It is known again by its place:
   * which corners meet can change from step to step where edges lie flush.
   */
  function recall(contact:Contact, before:Array<Contact>):Void {
    var nearest = sameplace * sameplace;
    for (old in before) {
      if (old.a != contact.a || old.b != contact.b) continue;
      var away = (old.x - contact.x) * (old.x - contact.x) + (old.y - contact.y) * (old.y - contact.y);
      if (away > nearest) continue;
      nearest = away;
      contact.pushed = old.pushed;
      contact.rubbed = old.rubbed;
    }
  }

  function prepare(contact:Contact):Void {
    contact.normalMass = contact.effectiveMass(contact.nx, contact.ny);
    contact.tangentMass = contact.effectiveMass(-contact.ny, contact.nx);
    var speed = contact.partingSpeed(contact.nx, contact.ny);
    var bounce = Math.max(contact.a.bounce, contact.b.bounce);
    if (contact.depth < 0) contact.target = contact.depth * parts;
    else contact.target = correction * Math.max(0, contact.depth - slack) + (speed < -1.5 ? -speed * bounce : 0);
    contact.apply(contact.nx * contact.pushed - contact.ny * contact.rubbed, contact.ny * contact.pushed + contact.nx * contact.rubbed);
  }

  function solve(contact:Contact):Void {
    var friction = Math.sqrt(contact.a.friction * contact.b.friction);
    var tx = -contact.ny;
    var ty = contact.nx;
    var rub = -contact.partingSpeed(tx, ty) * contact.tangentMass;
    var most = friction * contact.pushed;
    var rubbed = Math.max(-most, Math.min(most, contact.rubbed + rub));
    rub = rubbed - contact.rubbed;
    contact.rubbed = rubbed;
    contact.apply(tx * rub, ty * rub);

    var push = (contact.target - contact.partingSpeed(contact.nx, contact.ny)) * contact.normalMass;
    var pushed = Math.max(0, contact.pushed + push);
    push = pushed - contact.pushed;
    contact.pushed = pushed;
    contact.apply(contact.nx * push, contact.ny * push);
  }

  function move(body:Body):Void {
    body.dx *= 0.9995;
    body.spin *= 0.997;
    body.x += body.dx / parts;
    body.y += body.dy / parts;
    body.angle += body.spin / parts;
  }

  inline function isResting(body:Body):Bool {
    return body.dx * body.dx + body.dy * body.dy < restSpeed * restSpeed && Math.abs(body.spin) < restSpin;
  }
}
