import flash.display.Shape;
import flash.display.Sprite;
import flash.events.MouseEvent;
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

/** Break every pot of jam with the balls at hand. */
class Main extends Game {
  static inline final groundY = 318.0;
  static inline final cannonX = 62.0;
  static inline final cannonY = 282.0;
  static inline final leastPower = 5.0;
  static inline final mostPower = 16.5;

  final yard = new Sprite();
  final barrel = Scenery.barrel();
  final aimDots = new Shape();
  final sparks = new Sparks(80);
  final facts = new Label(12, 8, 250, 18, 0x5b3a29, TextFormatAlign.LEFT);
  final record = new Label(428, 8, 200, 18, 0x5b3a29, TextFormatAlign.RIGHT);
  final notice = new Label(120, 56, 400, 24, 0x7a2e3a, TextFormatAlign.CENTER);
  final ammo = new Shape();
  final redrawAmmo = new Redraw();
  final redrawAim = new Redraw();

  var space = new Space();
  var pieces:Array<Piece> = [];
  var level = 0;
  var tries = 3;
  var balls = 0;
  var pots = 0;
  var angle = 0.7;
  var power = 11.0;
  var clock = 0;
  var builtAt = 0;
  var firedAt = -999;
  var kick = 0.0;
  var doneIn = -1;
  var noticeLeft = 0;
  var total = 0;

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Aim with mouse or arrows, fire with click or space. Break all the jam.");
    world.addChild(Scenery.beach(groundY));
    world.addChild(yard);
    world.addChild(aimDots);
    world.addChild(barrel);
    world.addChild(Scenery.carriage(cannonX, cannonY));
    world.addChild(sparks);
    hud.addChild(ammo);
    for (label in [facts, record, notice]) hud.addChild(label);
    flash.Lib.current.stage.addEventListener(MouseEvent.MOUSE_MOVE, _ -> aimAt(mouseX, mouseY));
    run();
  }

  override function begin():Void {
    level = total = 0;
    tries = 3;
    clock = 0;
    build();
  }

  /** Later rounds of the same castles come with a ball less. */
  function round():Int {
    return Std.int(level / Castles.all.length);
  }

  function build():Void {
    var castle = Castles.all[level % Castles.all.length];
    space = new Space();
    pieces = [];
    Scene.empty(yard);
    var ground = new Body(Box(700, 40), 320, groundY + 40, 0);
    ground.friction = 0.9;
    space.add(ground);
    pots = 0;
    castle.build((stuff, x, above, width, tall) -> {
      var half = stuff == Pot ? Piece.potRadius : tall / 2;
      add(new Piece(stuff, x, groundY - above - half, width / 2, half));
      if (stuff == Pot) pots += 1;
    });
    balls = Std.int(Math.max(2, castle.balls - round()));
    builtAt = clock;
    doneIn = -1;
    say('${level + 1}. ${castle.name}');
  }

  function add(piece:Piece):Void {
    pieces.push(piece);
    yard.addChild(piece);
    space.add(piece.body);
  }

  override function step():Void {
    clock += 1;
    if (Keys.up()) angle = Math.min(1.5, angle + 0.014);
    if (Keys.lower()) angle = Math.max(-0.1, angle - 0.014);
    if (Keys.right()) power = Math.min(mostPower, power + 0.08);
    if (Keys.left()) power = Math.max(leastPower, power - 0.08);
    space.step();
    for (piece in pieces.copy()) watch(piece);
    sparks.step();
    kick *= 0.85;
    if (noticeLeft > 0) noticeLeft -= 1;
    judge();
  }

  override function idle():Void {
    clock += 1;
    space.step();
  }

  function watch(piece:Piece):Void {
    var body = piece.body;
    if (body.x < -60 || body.x > 720 || body.y > 500) {
      take(piece);
      if (piece.stuff == Pot) smash(piece);
      return;
    }
    // A castle may creak while it settles under its own weight.
    if (clock - builtAt < 50) return;
    if (body.hardestHit > piece.strength()) {
      take(piece);
      if (piece.stuff == Pot) smash(piece);
      else {
        Mixer.play(Sounds.ice, 0.7);
        sparks.burst(body.x, body.y, 0xdff5fc, 16, 4, 0.12);
      }
    } else if (body.hardestHit > 18 && clock % 4 == 0) {
      Mixer.play(piece.stuff == Wood ? Sounds.knock : Sounds.stone, Math.min(0.8, body.hardestHit / 70));
      sparks.burst(body.x, body.y, piece.color(), 3, 2, 0.1);
    }
  }

  function take(piece:Piece):Void {
    space.remove(piece.body);
    pieces.remove(piece);
    Scene.dismiss(piece);
  }

  function smash(piece:Piece):Void {
    pots -= 1;
    total += 100;
    setScore(total);
    Mixer.play(Sounds.pot);
    shake(5);
    sparks.burst(piece.body.x, Math.min(piece.body.y, groundY), 0xd1495b, 20, 4.5, 0.14);
  }

  /** The castle is won when the last pot breaks, and lost when the last ball has come to rest without doing so. */
  function judge():Void {
    if (doneIn > 0) {
      doneIn -= 1;
      if (doneIn == 0) next();
      return;
    }
    if (pots <= 0) {
      total += 50 + balls * 150;
      setScore(total);
      say(balls > 0 ? 'All jammed up! $balls spare: +${50 + balls * 150}' : "All jammed up!");
      Mixer.play(Sounds.win);
      doneIn = 110;
    } else if (balls == 0 && (clock - firedAt > 420 || (clock - firedAt > 60 && space.isStill()))) {
      tries -= 1;
      Mixer.play(Sounds.fail);
      if (tries <= 0) over();
      else {
        say(tries == 1 ? "One try left" : "Again!");
        doneIn = 80;
      }
    }
  }

  function next():Void {
    if (pots <= 0) {
      level += 1;
      if (level % 4 == 0) tries = Std.int(Math.min(3, tries + 1));
    }
    build();
  }

  function say(words:String):Void {
    notice.say(words);
    noticeLeft = 110;
  }

  function aimAt(x:Float, y:Float):Void {
    var dx = x - cannonX;
    var dy = cannonY - y;
    angle = Math.max(-0.1, Math.min(1.5, Math.atan2(dy, Math.max(1, dx))));
    power = Math.max(leastPower, Math.min(mostPower, Math.sqrt(dx * dx + dy * dy) / 22));
  }

  override function press(code:Int):Void {
    if (code == Keys.space || code == Keys.enter) fire();
  }

  override function click(x:Float, y:Float):Void {
    aimAt(x, y);
    fire();
  }

  function fire():Void {
    if (balls == 0 || doneIn > 0 || clock - firedAt < 45) return;
    balls -= 1;
    firedAt = clock;
    kick = 10;
    var muzzleX = cannonX + Math.cos(angle) * 40;
    var muzzleY = cannonY - Math.sin(angle) * 40;
    var shot = new Piece(Shot, muzzleX, muzzleY, 0, 0);
    shot.body.dx = Math.cos(angle) * power;
    shot.body.dy = -Math.sin(angle) * power;
    add(shot);
    Mixer.play(Sounds.fire);
    sparks.burst(muzzleX, muzzleY, 0xfff3d0, 14, 4, 0);
    shake(6);
  }

  override function overTitle():String {
    return 'Castle ${level + 1} still stands';
  }

  override function render():Void {
    for (piece in pieces) piece.show();
    barrel.rotation = -angle * 180 / Math.PI;
    barrel.x = cannonX - Math.cos(angle) * kick;
    barrel.y = cannonY + Math.sin(angle) * kick;
    drawAim();
    facts.say('Score $score   Castle ${level + 1}');
    record.say('Best ${best > score ? best : score}');
    notice.visible = noticeLeft > 0 && phase == Playing;
    if (!redrawAmmo.isDue('$balls $tries')) return;
    ammo.graphics.clear();
    for (i in 0...balls) Pen.circle(ammo.graphics, 22 + i * 22, 46, 8, 0x2f3640);
    for (i in 0...tries) Pen.polygon(ammo.graphics, [560 + i * 24, 40, 574 + i * 24, 46, 560 + i * 24, 52], 0xd1495b);
  }

  function drawAim():Void {
    aimDots.visible = phase == Playing && balls > 0;
    if (!redrawAim.isDue('$angle $power')) return;
    aimDots.graphics.clear();
    var x = cannonX + Math.cos(angle) * 40;
    var y = cannonY - Math.sin(angle) * 40;
    var dy = -Math.sin(angle) * power;
    for (i in 0...34) {
      x += Math.cos(angle) * power;
      y += dy;
      dy += space.gravity;
      if (i % 4 == 3) Pen.circle(aimDots.graphics, x, y, 3.2 - i * 0.05, 0xffffff, 0.85);
    }
  }
}
