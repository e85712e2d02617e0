import flash.display.Shape;
import flash.display.Sprite;
import flash.text.TextFormatAlign;
import kit.Game;
import kit.Keys;
import kit.Label;
import kit.Mixer;
import kit.Pen;
import kit.Redraw;
import kit.Scene;
import kit.Sparks;
import physics.Body;
import physics.Space;

/** Let go at the right moment, again and again, while the tower sways and the wind comes up. */
class Main extends Game {
  static inline final groundY = 320.0;
  static inline final craneY = 60.0;
  static inline final letterC = 67;

  final sky = new Sky();
  final yard = new Sprite();
  final crane = new Shape();
  final trolley = new Shape();
  final rope = new Shape();
  final redrawRope = new Redraw();
  final redrawSigns = new Redraw();
  final sparks = new Sparks(70);
  final facts = new Label(12, 8, 300, 18, 0xffffff, TextFormatAlign.LEFT);
  final record = new Label(328, 8, 300, 18, 0xffffff, TextFormatAlign.RIGHT);
  final notice = new Label(120, 84, 400, 22, 0xfff3c4, TextFormatAlign.CENTER);
  final lives = new Shape();

  var space = new Space();
  var cargo:Array<Cargo> = [];
  var hanging:Null<Cargo>;
  var clock = 0;
  var swing = 0.0;
  var lostLeft = 3;
  var dropped = 0;
  var bonus = 0;
  var chain = 0;
  var cement = 0;
  var highest = 0.0;
  var camera = 0.0;
  var nextIn = 0;
  var noticeLeft = 0;
  var gust = 0.0;

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Click or space lets go. Three may fall. C pours cement, once you have it.");
    world.addChild(sky);
    world.addChild(yard);
    for (part in [crane, trolley, rope]) world.addChild(part);
    drawCrane();
    hud.addChild(lives);
    for (label in [facts, record, notice]) hud.addChild(label);
    run();
  }

  override function begin():Void {
    Scene.empty(yard);
    sparks.visible = true;
    yard.addChild(platform());
    space = new Space();
    var ground = new Body(Box(92, 30), 320, groundY + 30, 0);
    ground.friction = 0.8;
    space.add(ground);
    cargo = [];
    clock = dropped = bonus = chain = cement = noticeLeft = 0;
    highest = camera = gust = 0;
    lostLeft = 3;
    yard.addChild(sparks);
    hang();
  }

  function platform():Shape {
    var shape = new Shape();
    var g = shape.graphics;
    Pen.box(g, 228, groundY, 184, 700, 0x6d7781);
    Pen.box(g, 222, groundY, 196, 12, 0x8b96a1);
    for (i in 0...6) Pen.polygon(g, [228 + i * 32, groundY + 12, 244 + i * 32, groundY + 12, 236 + i * 32, groundY + 24, 220 + i * 32, groundY + 24], 0xf2b632);
    return shape;
  }

  /** The first few are honest crates; odd things come with the height. */
  function nextKind():Cargo.Kind {
    var odd = Math.min(1, dropped / 24);
    if (dropped < 4 || Math.random() > 0.35 + odd * 0.5) return Crate;
    var pool:Array<Cargo.Kind> = [Wide, Parcel, Plank, Tall];
    if (dropped > 10) pool.push(Safe);
    if (dropped > 16) pool.push(Piano);
    return pool[Std.random(pool.length)];
  }

  function hang():Void {
    hanging = new Cargo(nextKind());
    yard.addChildAt(hanging, 1);
    placeHanging();
  }

  function speed():Float {
    return Math.min(0.045, 0.018 + dropped * 0.0007);
  }

  function reach():Float {
    return Math.min(210, 56 + dropped * 8);
  }

  function placeHanging():Void {
    if (hanging == null) return;
    hanging.x = 320 + Math.sin(swing) * reach();
    hanging.y = craneY + 46 - camera;
    hanging.rotation = -Math.cos(swing) * 5;
  }

  override function step():Void {
    clock += 1;
    swing += speed();
    placeHanging();
    if (hanging == null && --nextIn <= 0) hang();
    blow();
    space.step();
    for (thing in cargo.copy()) watch(thing);
    measure();
    var aim = Math.max(0, highest - 130);
    camera += (aim - camera) * 0.04;
    sparks.step();
    if (noticeLeft > 0) noticeLeft -= 1;
    if (lostLeft <= 0) {
      Mixer.play(Sounds.over);
      over();
    }
  }

  /** Wind comes up above the roofs, in gusts. */
  function blow():Void {
    var strength = Math.min(0.5, Math.max(0, highest - 420) / 2400);
    gust = strength * Math.sin(clock * 0.006) * Math.max(0, Math.sin(clock * 0.0017));
    space.wind = Math.abs(gust) < 0.01 ? 0 : gust;
  }

  function watch(thing:Cargo):Void {
    var body = thing.body;
    if (body == null) return;
    thing.age += 1;
    if (body.hardestHit > 6 && thing.age < 120 && !thing.settled) land(thing, body);
    if (body.y > groundY + 260) lose(thing, body);
    else if (!body.isFixed() && body.y + camera > 760) fix(thing, body);
  }

  function land(thing:Cargo, body:Body):Void {
    thing.settled = true;
    Mixer.play(Sounds.thud, Math.min(1, 0.4 + body.hardestHit / 40));
    sparks.burst(body.x, body.y + thing.halfHeight, 0xd9c7a8, 8, 2.4);
    shake(thing.kind == Safe || thing.kind == Piano ? 9 : 4);
    var below = cargoBelow(thing, body);
    var isPerfect = below != null && Math.abs(below.x - body.x) < 4;
    if (isPerfect) {
      chain += 1;
      bonus += 10 * chain;
      say(chain > 1 ? 'Spot on! ×$chain' : "Spot on!");
      Mixer.play(Sounds.perfect);
      sparks.burst(body.x, body.y, 0xffe066, 16, 4);
    } else {
      chain = 0;
    }
    if (dropped % 10 == 0) {
      cement += 1;
      say("Cement! Press C to set the tower");
      Mixer.play(Sounds.gift);
    }
  }

  function cargoBelow(thing:Cargo, body:Body):Null<Body> {
    var found:Null<Body> = null;
    for (other in cargo) {
      var under = other.body;
      if (other == thing || under == null || under.y < body.y || Math.abs(under.x - body.x) > 60) continue;
      if (found == null || under.y < found.y) found = under;
    }
    return found;
  }

  function lose(thing:Cargo, body:Body):Void {
    space.remove(body);
    Scene.dismiss(thing);
    cargo.remove(thing);
    lostLeft -= 1;
    chain = 0;
    shake(8);
    Mixer.play(Sounds.lost, 0.6);
  }

  /** What is far below the view cannot fall any more: it spares the machine, and nobody sees it. */
  function fix(thing:Cargo, body:Body):Void {
    space.remove(body);
    space.add(thing.setInCement(body));
  }

  function measure():Void {
    if (clock % 10 != 0) return;
    for (thing in cargo) {
      var body = thing.body;
      if (body == null || !thing.settled || Math.abs(body.dy) > 0.3 || Math.abs(body.dx) > 0.6) continue;
      var up = Math.abs(Math.cos(body.angle)) * thing.halfHeight + Math.abs(Math.sin(body.angle)) * thing.halfWidth;
      highest = Math.max(highest, groundY - body.y + up);
    }
    setScore(Std.int(highest / 2) + bonus);
  }

  function say(words:String):Void {
    notice.say(words);
    noticeLeft = 90;
  }

  override function press(code:Int):Void {
    if (code == Keys.space || code == Keys.enter) drop();
    else if (code == letterC) pour();
  }

  override function click(x:Float, y:Float):Void {
    drop();
  }

  function drop():Void {
    var thing = hanging;
    if (thing == null) return;
    hanging = null;
    nextIn = 46;
    dropped += 1;
    // A little of the swing stays in it: letting go early is part of the art.
    var body = thing.letGo(Math.cos(swing) * reach() * speed() * 0.45);
    body.angle = thing.rotation * Math.PI / 180;
    space.add(body);
    cargo.push(thing);
    Mixer.play(Sounds.drop, 0.6);
  }

  function pour():Void {
    if (cement <= 0) return;
    cement -= 1;
    for (thing in cargo) {
      var body = thing.body;
      if (body != null && !body.isFixed() && thing.settled) fix(thing, body);
    }
    Mixer.play(Sounds.cement);
    say("Set in cement");
    shake(5);
  }

  override function idle():Void {
    clock += 1;
    swing += 0.018;
    placeHanging();
  }

  override function scoreWords(value:Int):String {
    return '$value';
  }

  override function overTitle():String {
    return 'It was ${Std.int(highest / 20) / 10} metres high'.split(".0 ").join(" ");
  }

  override function render():Void {
    yard.y = camera;
    sky.show(camera);
    for (thing in cargo) thing.show();
    facts.say('Score $score   ${Std.int(highest / 2)} cm${cement > 0 ? '   cement $cement' : ""}');
    record.say('Best ${best > score ? best : score}');
    notice.visible = noticeLeft > 0 && phase == Playing;
    drawSigns();
    var x = 320 + Math.sin(swing) * reach();
    trolley.x = x;
    drawRope(x);
  }

  function drawSigns():Void {
    var gustSign = Math.abs(gust) > 0.03 ? (gust > 0 ? 1 : -1) : 0;
    if (!redrawSigns.isDue('$lostLeft $gustSign')) return;
    lives.graphics.clear();
    for (i in 0...3) Pen.roundBox(lives.graphics, 288 + i * 24, 12, 17, 14, 2, i < lostLeft ? 0xe0aa68 : 0x000000, i < lostLeft ? 1 : 0.25);
    if (gustSign == 0) return;
    Pen.polygon(lives.graphics, [320 + 40 * gustSign, 60, 320, 52, 320, 68], 0xffffff, 0.8);
    Pen.box(lives.graphics, gustSign > 0 ? 280 : 320, 57, 40, 6, 0xffffff, 0.8);
  }

  function drawCrane():Void {
    var g = crane.graphics;
    Pen.box(g, 0, craneY - 24, 640, 10, 0xf2b632);
    for (i in 0...16) Pen.line(g, i * 40, craneY - 24, i * 40 + 20, craneY - 14, 2, 0xb98618);
    Pen.roundBox(trolley.graphics, -20, craneY - 18, 40, 14, 4, 0x44546a);
  }

  function drawRope(x:Float):Void {
    var end = hanging == null ? craneY + 16 : craneY + 46 - hanging.halfHeight;
    rope.x = x;
    if (!redrawRope.isDue('$end')) return;
    var g = rope.graphics;
    g.clear();
    Pen.line(g, -8, craneY - 6, 0, end, 2, 0x2d3a4a);
    Pen.line(g, 8, craneY - 6, 0, end, 2, 0x2d3a4a);
    Pen.circle(g, 0, end, 4, 0x2d3a4a);
  }
}
