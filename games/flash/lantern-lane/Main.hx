import Gloom.Breed;
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
import kit.Save;
import kit.Scene;
import kit.Sparks;

private typedef Rocket = {
  x:Float,
  y:Float,
  aim:Gloom,
  power:Float
};

private typedef Beam = {
  fromX:Float,
  fromY:Float,
  toX:Float,
  toY:Float,
  color:Int,
  left:Int
};

/** Light the path well enough and no gloomling reaches the door. */
class Main extends Game {
  static inline final letterN = 78;
  static inline final letterX = 88;
  static inline final restSteps = 900;

  final field = new Sprite();
  final lightLayer = new Sprite();
  final gloomLayer = new Sprite();
  final effects = new Shape();
  final cursor = new Shape();
  final redrawCursor = new Redraw();
  final sparks = new Sparks(90);
  final shop = new Shop();
  final facts = new Label(12, 8, 400, 17, 0xffffff, TextFormatAlign.LEFT);
  final record = new Label(428, 8, 200, 17, 0xffffff, TextFormatAlign.RIGHT);
  final notice = new Label(70, 60, 400, 24, 0xffe9a8, TextFormatAlign.CENTER);
  final advice = new Label(20, 340, 510, 13, 0xdfe7f5, TextFormatAlign.CENTER);

  var garden = new Garden(0);
  var lights:Array<Light> = [];
  var glooms:Array<Gloom> = [];
  var rockets:Array<Rocket> = [];
  var beams:Array<Beam> = [];
  var coming:Array<Breed> = [];
  var coins = 0;
  var hearts = 0;
  var wave = 0;
  var chosen = 0;
  var clock = 0;
  var restLeft = 0;
  var nextIn = 0;
  var column = 6;
  var row = 5;
  var total = 0;
  var noticeLeft = 0;

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Choose a light (1 to 4), click beside the path, press N for the next wave.");
    world.addChild(field);
    for (layer in [cursor, lightLayer, gloomLayer, effects, sparks]) world.addChild(layer);
    hud.addChild(shop);
    for (label in [facts, record, notice, advice]) hud.addChild(label);
    flash.Lib.current.stage.addEventListener(MouseEvent.MOUSE_MOVE, _ -> point(mouseX, mouseY));
    run();
  }

  /** Each play has the next of three gardens. */
  override function begin():Void {
    garden = new Garden(Save.get("plays", 0));
    Scene.empty(field);
    field.addChild(garden);
    Scene.empty(lightLayer);
    Scene.empty(gloomLayer);
    lights = [];
    glooms = [];
    rockets = [];
    beams = [];
    coming = [];
    coins = 130;
    hearts = 10;
    wave = total = chosen = clock = noticeLeft = 0;
    restLeft = restSteps * 2;
  }

  override function step():Void {
    clock += 1;
    if (noticeLeft > 0) noticeLeft -= 1;
    if (coming.length > 0) release();
    else if (glooms.length == 0 && --restLeft <= 0) call();
    for (gloom in glooms.copy()) walk(gloom);
    for (light in lights) shine(light);
    for (rocket in rockets.copy()) fly(rocket);
    for (beam in beams) beam.left -= 1;
    beams = beams.filter(beam -> beam.left > 0);
    sparks.step();
    if (hearts <= 0) {
      Mixer.play(Sounds.over);
      over();
    }
  }

  override function overTitle():String {
    return 'Dark at wave $wave';
  }

  /** The next wave, now. Whoever calls it early is paid for the time. */
  function call():Void {
    if (coming.length > 0) return;
    if (restLeft > 0 && wave > 0) coins += Std.int(restLeft / 60);
    wave += 1;
    restLeft = restSteps;
    var count = Std.int(5 + wave * 1.6);
    for (i in 0...count) {
      if (wave >= 3 && i % 4 == 3) coming.push(Lump);
      else if (wave >= 2 && (i + wave) % 3 == 0) coming.push(Scurrier);
      else coming.push(Creeper);
    }
    if (wave % 8 == 0) coming.push(Boss);
    nextIn = 30;
    say(wave % 8 == 0 ? 'Wave $wave: something big' : 'Wave $wave');
    Mixer.play(Sounds.wave, 0.7);
  }

  function release():Void {
    if (--nextIn > 0) return;
    nextIn = Std.int(Math.max(16, 48 - wave));
    var gloom = new Gloom(coming.shift(), wave);
    gloom.x = garden.way[0].x;
    gloom.y = garden.way[0].y;
    glooms.push(gloom);
    gloomLayer.addChild(gloom);
  }

  function walk(gloom:Gloom):Void {
    gloom.walk(garden.way);
    if (gloom.dark <= 0) {
      coins += gloom.worth();
      total += gloom.worth() * 2;
      setScore(total);
      sparks.burst(gloom.x, gloom.y, 0xc39bff, 10, 3, -0.02);
      Mixer.play(Sounds.home, 0.4);
      leave(gloom);
    } else if (gloom.arrived) {
      hearts -= gloom.breed == Boss ? 5 : 1;
      shake(10);
      Mixer.play(Sounds.steal);
      leave(gloom);
    }
    if (glooms.length == 0 && coming.length == 0 && hearts > 0) {
      total += wave * 25;
      coins += 12 + wave * 2;
      setScore(total);
    }
  }

  function leave(gloom:Gloom):Void {
    glooms.remove(gloom);
    Scene.dismiss(gloom);
  }

  function shine(light:Light):Void {
    if (--light.wait > 0) return;
    if (light.kind == 2) {
      for (gloom in glooms) if (isNear(light, gloom)) {
        gloom.slowed = 20;
        gloom.light(light.power());
        light.wait = light.make().every;
      }
      return;
    }
    var aim = foremost(light);
    if (aim == null) return;
    light.wait = light.make().every;
    if (light.kind == 3) {
      rockets.push({x: light.x, y: light.y - 10, aim: aim, power: light.power()});
      Mixer.play(Sounds.rocket, 0.5);
    } else {
      aim.light(light.power());
      beams.push({fromX: light.x, fromY: light.y - 10, toX: aim.x, toY: aim.y, color: light.make().color, left: light.kind == 0 ? 5 : 9});
      sparks.burst(aim.x, aim.y, light.make().color, 3, 2, 0);
      Mixer.play(light.kind == 0 ? Sounds.flick : Sounds.shine, 0.4);
    }
  }

  inline function isNear(light:Light, gloom:Gloom):Bool {
    var dx = gloom.x - light.x;
    var dy = gloom.y - light.y;
    return dx * dx + dy * dy < light.reach() * light.reach();
  }

  /** Of those in reach, the one closest to the door. */
  function foremost(light:Light):Null<Gloom> {
    var found:Null<Gloom> = null;
    for (gloom in glooms) {
      if (isNear(light, gloom) && (found == null || gloom.gone > found.gone)) found = gloom;
    }
    return found;
  }

  function fly(rocket:Rocket):Void {
    var dx = rocket.aim.x - rocket.x;
    var dy = rocket.aim.y - rocket.y;
    var left = Math.sqrt(dx * dx + dy * dy);
    if (clock % 3 == 0) sparks.burst(rocket.x, rocket.y, 0xffd9a0, 1, 0.8, 0);
    if (left > 6) {
      rocket.x += dx / left * 5;
      rocket.y += dy / left * 5;
      return;
    }
    rockets.remove(rocket);
    Mixer.play(Sounds.bang, 0.6);
    shake(3);
    for (color in [0xff7a59, 0xffd23f, 0x7fd4ff]) sparks.burst(rocket.x, rocket.y, color, 8, 4, 0.04);
    for (gloom in glooms) {
      var away = (gloom.x - rocket.x) * (gloom.x - rocket.x) + (gloom.y - rocket.y) * (gloom.y - rocket.y);
      if (away < 46 * 46) gloom.light(rocket.power);
    }
  }

  function say(words:String):Void {
    notice.say(words);
    noticeLeft = 100;
  }

  function point(x:Float, y:Float):Void {
    if (x >= Shop.left - 4 || y < Garden.top) return;
    column = Std.int(x / Garden.cell);
    row = Std.int((y - Garden.top) / Garden.cell);
  }

  override function press(code:Int):Void {
    if (code >= 49 && code <= 52) chosen = code - 49;
    else if (code == letterN) call();
    else if (code == letterX) sell();
    else if (code == Keys.space || code == Keys.enter) act();
    else if (code == 37 || code == 65) column = Std.int(Math.max(0, column - 1));
    else if (code == 39 || code == 68) column = Std.int(Math.min(Garden.columns - 1, column + 1));
    else if (code == 38 || code == 87) row = Std.int(Math.max(0, row - 1));
    else if (code == 40 || code == 83) row = Std.int(Math.min(Garden.rows - 1, row + 1));
  }

  override function click(x:Float, y:Float):Void {
    var wanted = Shop.rowAt(x, y);
    if (Shop.isBell(x, y)) call();
    else if (wanted >= 0) chosen = wanted;
    else if (x < Shop.left - 4 && y >= Garden.top) {
      point(x, y);
      act();
    }
  }

  function lightAt(column:Int, row:Int):Null<Light> {
    for (light in lights) if (light.column == column && light.row == row) return light;
    return null;
  }

  /** Builds on a free cell, improves what stands there already. */
  function act():Void {
    var there = lightAt(column, row);
    if (there != null) {
      var price = there.nextPrice();
      if (there.level >= Light.mostLevel || coins < price) {
        Mixer.play(Sounds.refuse);
        return;
      }
      coins -= price;
      there.improve();
      Mixer.play(Sounds.better);
      sparks.burst(there.x, there.y, there.make().color, 14, 3, 0);
      return;
    }
    var price = Light.makes[chosen].price;
    if (!garden.isFree(column, row) || coins < price) {
      Mixer.play(Sounds.refuse);
      return;
    }
    coins -= price;
    var light = new Light(chosen, column, row);
    lights.push(light);
    lightLayer.addChild(light);
    Mixer.play(Sounds.build);
    sparks.burst(light.x, light.y, light.make().color, 10, 3, 0);
  }

  function sell():Void {
    var there = lightAt(column, row);
    if (there == null) return;
    coins += there.value();
    lights.remove(there);
    Scene.dismiss(there);
    Mixer.play(Sounds.refuse);
  }

  override function render():Void {
    drawCursor();
    var g = effects.graphics;
    g.clear();
    for (beam in beams) Pen.line(g, beam.fromX, beam.fromY, beam.toX, beam.toY, 1 + beam.left * 0.4, beam.color, 0.85);
    for (rocket in rockets) Pen.circle(g, rocket.x, rocket.y, 4, 0xff7a59);
    facts.say('Score $score    Coins $coins    Hearts $hearts    Wave $wave');
    record.say('Best ${best > score ? best : score}');
    var isBusy = coming.length > 0;
    shop.show(chosen, coins, isBusy ? "coming..." : 'N: wave ${wave + 1}');
    notice.visible = noticeLeft > 0 && phase == Playing;
    advice.say(hint());
  }

  function hint():String {
    if (phase != Playing) return "";
    var there = lightAt(column, row);
    if (there == null) return wave == 0 && lights.length == 0 ? "Place a candle at a bend of the path" : "";
    if (there.level >= Light.mostLevel) return '${there.make().name}, as bright as it gets. X sells it for ${there.value()}';
    return '${there.make().name} ${there.level}: click again to improve for ${there.nextPrice()}, X sells it for ${there.value()}';
  }

  function drawCursor():Void {
    cursor.visible = phase == Playing;
    cursor.x = column * Garden.cell;
    cursor.y = Garden.top + row * Garden.cell;
    var there = lightAt(column, row);
    var reach = there == null ? Light.makes[chosen].reach : there.reach();
    var isFine = there != null || garden.isFree(column, row);
    if (!redrawCursor.isDue('$reach $isFine')) return;
    var g = cursor.graphics;
    g.clear();
    Pen.circle(g, 16, 16, reach, isFine ? 0xffffff : 0xff5d6c, 0.09);
    Pen.box(g, 1, 1, 30, 30, isFine ? 0xffffff : 0xff5d6c, 0.22);
  }
}
