import Attic.Item;
import flash.display.Shape;
import flash.media.Sound;
import flash.text.TextFormatAlign;
import kit.Game;
import kit.Keys;
import kit.Label;
import kit.Mixer;
import kit.Pen;
import kit.Redraw;
import kit.Sparks;

/** Attic after attic, each with less oil in the lamp. */
class Main extends Game {
  static inline final letterH = 72;
  static inline final backspace = 8;
  static inline final pointsPerStep = 250;
  static inline final hintCost = 100;

  final walls = new Walls();
  final closeup = new Closeup();
  final pockets = new Pockets();
  final cursor = new Shape();
  final redrawCursor = new Redraw();
  final sparks = new Sparks(50);
  final facts = new Label(12, 6, 260, 16, 0xf1e9f7, TextFormatAlign.LEFT);
  final record = new Label(428, 6, 200, 16, 0xf1e9f7, TextFormatAlign.RIGHT);
  final story = new Label(272, 310, 356, 15, 0xf1e9f7, TextFormatAlign.LEFT);
  final arrows = new Shape();
  final tones:Array<Sound> = [Sounds.tone0, Sounds.tone1, Sounds.tone2, Sounds.tone3];

  var attic = new Attic(0);
  var wall = 0;
  var chosen = -1;
  var held:Null<Item> = null;
  var total = 0;
  var clock = 0;
  var oil = 0;
  var singAt = -1;
  var leaving = 0;
  var hintShown = "";

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Click around. Arrows turn to the next wall. Hold a found thing, then use it.");
    world.addChild(walls);
    world.addChild(cursor);
    world.addChild(arrows);
    world.addChild(closeup);
    world.addChild(sparks);
    hud.addChild(pockets);
    story.height = 46;
    for (label in [facts, record, story]) hud.addChild(label);
    for (side in [0, 1]) {
      var x = side == 0 ? 18 : 622;
      var way = side == 0 ? -1 : 1;
      Pen.polygon(arrows.graphics, [x + 9 * way, 150, x - 7 * way, 136, x - 7 * way, 164], 0xffffff, 0.7);
    }
    run();
  }

  override function begin():Void {
    total = 0;
    enterAttic(0);
  }

  function enterAttic(number:Int):Void {
    attic = new Attic(number);
    closeup.prepare(attic);
    wall = 0;
    chosen = -1;
    held = null;
    singAt = -1;
    leaving = 0;
    hintShown = "";
    // Seven minutes of oil at first, three at last.
    oil = Std.int(Math.max(180, 420 - number * 45)) * 60;
  }

  override function step():Void {
    clock += 1;
    sparks.step();
    if (leaving > 0) {
      leaving -= 1;
      if (leaving == 0) enterAttic(attic.number + 1);
      return;
    }
    oil -= 1;
    sing();
    if (oil > 0) return;
    Mixer.play(Sounds.over);
    over();
  }

  override function overTitle():String {
    return "The lamp went out";
  }

  /** One colour every half second, with a pause in between. */
  function sing():Void {
    if (singAt < 0) return;
    var at = clock - singAt;
    if (at % 34 == 0) {
      var index = Std.int(at / 34);
      if (index >= attic.song.length) singAt = -1;
      else Mixer.play(tones[attic.song[index]], 0.9);
    }
  }

  function singing():Int {
    if (singAt < 0) return -1;
    var at = clock - singAt;
    var index = Std.int(at / 34);
    return at % 34 < 24 && index < attic.song.length ? attic.song[index] : -1;
  }

  /** Runs a deed and pays for it when it led a step further. */
  function attempt(deed:() -> Bool, success:Sound):Void {
    var before = attic.progress;
    hintShown = "";
    deed();
    if (attic.progress > before) {
      total += pointsPerStep;
      setScore(total);
      Mixer.play(success);
      sparks.burst(320, 150, 0xffe9a8, 18, 4);
    } else {
      Mixer.play(Sounds.look, 0.6);
    }
    if (held != null && !attic.has(held)) held = null;
  }

  function use(name:String):Void {
    switch (name) {
      case "rug" | "coat" | "boots" | "basket":
        attempt(() -> attic.search(cast name), Sounds.take);
      case "drawer":
        attempt(() -> attic.drawer(held), Sounds.unlock);
      case "telescope":
        attempt(() -> attic.telescope(held), Sounds.unlock);
        if (attic.lensIn) closeup.open(Stars);
      case "chest":
        if (!attic.chestOpen) closeup.open(Dials);
      case "holder":
        attempt(() -> attic.holder(held), Sounds.light);
      case "clock":
        if (!attic.clockOpen) closeup.open(ClockFace);
      case "cuckoo":
        attempt(() -> attic.cuckoo(held), Sounds.unlock);
        if (attic.crankIn) singAt = clock + 1;
      case "buttons":
        closeup.open(DoorButtons);
      case "door":
        hintShown = attic.doorOpen ? "" : "No handle, no keyhole. Only those four buttons beside it.";
      case "writing":
        hintShown = attic.candleLit ? "A time of day, written by hand." : "Too dark to see anything there.";
      case "painting":
        hintShown = "A candle that lights up a wall. Somebody liked that picture.";
      default:
    }
  }

  function answer(x:Float, y:Float):Void {
    var meant = closeup.answer(x, y);
    switch (meant) {
      case "close":
        closeup.close();
      case "dial0" | "dial1" | "dial2":
        closeup.turnDial(Std.parseInt(meant.charAt(4)));
        Mixer.play(Sounds.turn);
        attempt(() -> attic.chest(closeup.dials), Sounds.unlock);
        if (attic.chestOpen) closeup.close();
      case "hour":
        closeup.turnHour();
        Mixer.play(Sounds.turn);
      case "minute":
        closeup.turnMinute();
        Mixer.play(Sounds.turn);
      case "set":
        attempt(() -> attic.setClock(closeup.hour, closeup.minute), Sounds.unlock);
        if (attic.clockOpen) closeup.close();
        else Mixer.play(Sounds.wrong);
      case "button0" | "button1" | "button2" | "button3":
        pressButton(Std.parseInt(meant.charAt(6)));
      default:
    }
  }

  function pressButton(color:Int):Void {
    Mixer.play(tones[color]);
    attempt(() -> attic.button(color), Sounds.free);
    if (!attic.doorOpen) return;
    closeup.close();
    total += Std.int(oil / 60) * 5;
    setScore(total);
    leaving = 150;
    for (color in Walls.colors) sparks.burst(320, 140, color, 14, 5);
  }

  function turn(by:Int):Void {
    wall = (wall + by + 4) % 4;
    chosen = -1;
    Mixer.play(Sounds.step, 0.7);
  }

  function hold(index:Int):Void {
    if (index < 0 || index >= attic.items.length) return;
    held = held == attic.items[index] ? null : attic.items[index];
    Mixer.play(Sounds.turn);
  }

  override function click(x:Float, y:Float):Void {
    if (leaving > 0) return;
    chosen = -1;
    if (y >= Pockets.top) hold(Pockets.indexAt(x, y));
    else if (closeup.subject != null) answer(x, y);
    else if (x < 36) turn(-1);
    else if (x > 604) turn(1);
    else {
      var spot = Spots.at(wall, x, y);
      if (spot != null) use(spot.name);
    }
  }

  override function press(code:Int):Void {
    if (leaving > 0) return;
    if (code >= 49 && code <= 53) hold(code - 49);
    else if (code == letterH) askHint();
    else if (code == backspace) closeup.close();
    else if (closeup.subject != null) pressInCloseup(code);
    else if (code == 37 || code == 65) turn(-1);
    else if (code == 39 || code == 68) turn(1);
    else if (code == 38 || code == 87) choose(-1);
    else if (code == 40 || code == 83) choose(1);
    else if ((code == Keys.space || code == Keys.enter) && chosen >= 0) use(Spots.on(wall)[chosen].name);
  }

  /** Arrows stand for places in the close-up: left, up, down and right dial, hand or button. */
  function pressInCloseup(code:Int):Void {
    var places:Array<Array<Float>> = switch (closeup.subject) {
      case Dials: [[240, 150], [320, 150], [320, 150], [400, 150]];
      case ClockFace: [[260, 120], [260, 120], [380, 120], [380, 120]];
      case DoorButtons: [[280, 110], [360, 110], [280, 190], [360, 190]];
      default: [];
    }
    var index = switch (code) {
      case 37 | 65: 0;
      case 38 | 87: 1;
      case 40 | 83: 2;
      case 39 | 68: 3;
      default: -1;
    }
    if (index >= 0 && index < places.length) answer(places[index][0], places[index][1]);
    else if (closeup.subject == ClockFace && code == Keys.space) answer(320, 230);
    else if (code == Keys.space || code == Keys.enter) closeup.close();
  }

  function choose(by:Int):Void {
    var count = Spots.on(wall).length;
    chosen = chosen < 0 ? 0 : (chosen + by + count) % count;
    Mixer.play(Sounds.turn, 0.5);
  }

  function askHint():Void {
    hintShown = attic.hint();
    total = Std.int(Math.max(0, total - hintCost));
    score = total;
  }

  override function idle():Void {
    clock += 1;
  }

  override function render():Void {
    walls.show(wall, attic, singing());
    closeup.show();
    pockets.show(attic.items, held);
    drawCursor();
    arrows.visible = closeup.subject == null;
    var seconds = Std.int(oil / 60);
    facts.say('Score $score    Attic ${attic.number + 1}    Oil ${Std.int(seconds / 60)}:${seconds % 60 < 10 ? "0" : ""}${seconds % 60}');
    record.say('Best ${best > score ? best : score}');
    story.say(hintShown != "" ? hintShown : attic.story);
  }

  function drawCursor():Void {
    var isHidden = phase != Playing || closeup.subject != null;
    var spot = isHidden ? null : chosen >= 0 ? Spots.on(wall)[chosen] : Spots.at(wall, mouseX, mouseY);
    if (!redrawCursor.isDue(spot == null ? "none" : spot.name)) return;
    var g = cursor.graphics;
    g.clear();
    if (spot == null) return;
    g.lineStyle(2, 0xffe9a8, 0.7);
    g.drawRoundRect(spot.x - 3, spot.y - 3, spot.width + 6, spot.height + 6, 14, 14);
    g.lineStyle();
  }
}
