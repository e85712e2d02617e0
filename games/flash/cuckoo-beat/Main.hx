import flash.display.Shape;
import flash.display.Sprite;
import flash.media.Sound;
import flash.text.TextFormatAlign;
import kit.Game;
import kit.Label;
import kit.Mixer;
import kit.Pen;
import kit.Redraw;
import kit.Scene;
import kit.Sparks;

private typedef Note = {
  shape:Shape,
  sound:Sound,
  lane:Int,
  /** The step of the song in which it reaches the door. */
  due:Float,
  isLong:Bool
};

/** The notes that are hit are the tune: whoever misses one does not hear it. */
class Main extends Game {
  static inline final perfect = 3.5;
  static inline final good = 8.0;

  final doors = new Doors();
  final noteLayer = new Sprite();
  final sparks = new Sparks(80);
  final facts = new Label(12, 8, 200, 18, 0xf3e3c0, TextFormatAlign.LEFT);
  final record = new Label(478, 8, 150, 18, 0xf3e3c0, TextFormatAlign.RIGHT);
  final verdict = new Label(170, 190, 300, 26, 0xffffff, TextFormatAlign.CENTER);
  final title = new Label(170, 60, 300, 22, 0xffe9a8, TextFormatAlign.CENTER);
  final meter = new Shape();
  final redrawMeter = new Redraw();

  var notes:Array<Note> = [];
  var tune:Array<String> = [];
  var grounds:Array<String> = [];
  var clock = 0.0;
  var token = 0;
  var played = 0;
  var stepsPerToken = 20.0;
  var round = 0;
  var energy = 0.0;
  var combo = 0;
  var total = 0;
  var verdictLeft = 0;
  var titleLeft = 0;

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Press an arrow (or A S W D, or click) as its note reaches the door.");
    for (layer in [doors, noteLayer, sparks]) world.addChild(layer);
    hud.addChild(meter);
    for (label in [facts, record, verdict, title]) hud.addChild(label);
    run();
  }

  override function begin():Void {
    round = combo = total = verdictLeft = 0;
    energy = 60;
    load();
  }

  /** The three tunes go round and round, a little faster each time. */
  function load():Void {
    var song = Songs.all[round % Songs.all.length];
    var tempo = song.tempo * (1 + Std.int(round / Songs.all.length) * 0.12);
    tune = Songs.tokens(song.tune);
    grounds = Songs.tokens(song.ground);
    stepsPerToken = 3600 / tempo / 2;
    Scene.empty(noteLayer);
    notes = [];
    token = 0;
    played = -1;
    // Two bars of silence to find the beat.
    clock = -16 * stepsPerToken;
    title.say(song.name);
    titleLeft = 150;
  }

  inline function fallSpeed():Float {
    return 2.6 + Math.min(2.2, round * 0.25);
  }

  override function step():Void {
    clock += 1;
    var lead = 320 / fallSpeed();
    while (token < tune.length && token * stepsPerToken < clock + lead) release(token++);
    var now = Math.floor(clock / stepsPerToken);
    if (now > played) {
      played = now;
      accompany(now);
    }
    for (note in notes.copy()) if (clock - note.due > good + 2) miss(note);
    sparks.step();
    if (verdictLeft > 0) verdictLeft -= 1;
    if (titleLeft > 0) titleLeft -= 1;
    if (played > tune.length + 3) finish();
    if (energy <= 0) {
      Mixer.play(Sounds.over);
      over();
    }
  }

  function release(index:Int):Void {
    var name = tune[index];
    var sound = Songs.pitch(name);
    if (sound == null) return;
    var lane = laneOf(index);
    var isLong = index + 2 < tune.length && tune[index + 1] == "." && tune[index + 2] == ".";
    var shape = new Shape();
    Pen.circle(shape.graphics, 0, 0, isLong ? 22 : 18, Doors.colors[lane]);
    Pen.circle(shape.graphics, 0, 0, isLong ? 15 : 11, 0x1a1110);
    Pen.circle(shape.graphics, 0, 0, 6, Doors.colors[lane]);
    for (i in 0...8) Pen.circle(shape.graphics, Math.cos(i * 0.785) * 19, Math.sin(i * 0.785) * 19, 4, Doors.colors[lane]);
    shape.x = Doors.laneX(lane);
    shape.y = -40;
    noteLayer.addChild(shape);
    notes.push({shape: shape, sound: sound, lane: lane, due: index * stepsPerToken, isLong: isLong});
  }

  /** By height within the bar, so that the hand follows the tune. */
  function laneOf(index:Int):Int {
    var bar = Std.int(index / 8) * 8;
    var heights:Array<Int> = [];
    for (i in bar...bar + 8) {
      if (i >= tune.length || Songs.pitch(tune[i]) == null) continue;
      var height = Songs.height(tune[i]);
      if (!heights.contains(height)) heights.push(height);
    }
    heights.sort((a, b) -> a - b);
    var rank = heights.indexOf(Songs.height(tune[index]));
    return Std.int(rank * 4 / Math.max(4, heights.length));
  }

  function accompany(index:Int):Void {
    var beat = index & 7;
    if (beat == 0 || beat == 4) Mixer.play(Sounds.kick, 0.7);
    else if (beat == 2 || beat == 6) Mixer.play(Sounds.snare, 0.6);
    else Mixer.play(Sounds.hat, 0.6);
    if (index < 0 || (beat != 0 && beat != 5)) return;
    var ground = Songs.ground(grounds[Std.int(index / 8) % grounds.length]);
    if (ground != null && index < tune.length) Mixer.play(ground, 0.55);
  }

  function strike(lane:Int):Void {
    var nearest:Null<Note> = null;
    for (note in notes) {
      if (note.lane == lane && (nearest == null || note.due < nearest.due)) nearest = note;
    }
    var away = nearest == null ? 999 : Math.abs(clock - nearest.due);
    doors.open(lane, away <= good);
    if (nearest == null || away > good) {
      // Nothing is near: a knock on the wrong door costs a little.
      if (away < 26 || nearest == null) energy -= 1.5;
      combo = 0;
      Mixer.play(Sounds.miss, 0.3);
      return;
    }
    hit(nearest, away);
  }

  function hit(note:Note, away:Float):Void {
    var isPerfect = away <= perfect;
    combo += 1;
    var times = 1 + Std.int(Math.min(3, combo / 12));
    total += (isPerfect ? 100 : 60) * times;
    setScore(total);
    energy = Math.min(100, energy + (isPerfect ? 2.5 : 1.2));
    Mixer.play(note.sound, isPerfect ? 1 : 0.75);
    tell(isPerfect ? "Perfect" : "Good");
    sparks.burst(note.shape.x, Doors.lineY, Doors.colors[note.lane], isPerfect ? 14 : 7, 4);
    if (combo % 24 == 0) Mixer.play(Sounds.cuckoo, 0.7);
    drop(note);
  }

  function miss(note:Note):Void {
    combo = 0;
    energy -= 7;
    tell("Missed");
    drop(note);
  }

  function drop(note:Note):Void {
    notes.remove(note);
    Scene.dismiss(note.shape);
  }

  function tell(words:String):Void {
    verdict.say(combo > 3 ? '$words  $combo' : words);
    verdictLeft = 34;
  }

  function finish():Void {
    total += 500 + Std.int(energy) * 5;
    setScore(total);
    Mixer.play(Sounds.cuckoo);
    energy = Math.min(100, energy + 15);
    round += 1;
    load();
  }

  override function press(code:Int):Void {
    var lane = switch (code) {
      case 37 | 65 | 49: 0;
      case 40 | 83 | 50: 1;
      case 38 | 87 | 51: 2;
      case 39 | 68 | 52: 3;
      default: -1;
    }
    if (lane >= 0) strike(lane);
  }

  override function click(x:Float, y:Float):Void {
    var lane = Math.floor((x - Doors.laneX(0) + 35) / 70);
    if (lane >= 0 && lane < 4) strike(lane);
  }

  override function overTitle():String {
    return "The clock has stopped";
  }

  override function idle():Void {
    clock += 1;
  }

  override function render():Void {
    doors.show(clock / stepsPerToken / 2);
    for (note in notes) {
      note.shape.y = Doors.lineY + 6 - (note.due - clock) * fallSpeed();
      note.shape.rotation += 3;
    }
    facts.say('Score $score');
    record.say('Best ${best > score ? best : score}');
    verdict.visible = verdictLeft > 0 && phase == Playing;
    title.visible = titleLeft > 0 && phase == Playing;
    meter.visible = phase == Playing;
    var full = Std.int(Math.max(0, energy) / 2) / 50;
    if (!redrawMeter.isDue('$full')) return;
    var g = meter.graphics;
    g.clear();
    Pen.roundBox(g, 484, 90, 14, 200, 6, 0x000000, 0.5);
    Pen.roundBox(g, 486, 288 - 196 * full, 10, 196 * full, 4, Pen.mix(0xff5d3c, 0x7be0b0, full));
  }
}
