import flash.display.Shape;
import flash.display.Sprite;
import flash.text.TextFormatAlign;
import kit.Label;
import kit.Pen;
import kit.Redraw;

enum Subject {
  Stars;
  Dials;
  ClockFace;
  DoorButtons;
}

/** One thing seen from near, over the dimmed room. */
class Closeup extends Sprite {
  public var subject(default, null):Null<Subject>;
  public final dials = [1, 1, 1];
  public var hour(default, null) = 12;
  public var minute(default, null) = 0;

  final picture = new Shape();
  final redraw = new Redraw();
  var skies = 0;
  final labels:Array<Label> = [];
  final caption = new Label(120, 252, 400, 16, 0xdcd3e6, TextFormatAlign.CENTER);
  var stars:Array<{x:Float, y:Float, color:Int}> = [];

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    addChild(picture);
    addChild(caption);
    for (i in 0...3) {
      var label = new Label(206 + i * 80, 128, 68, 38, 0x2d2018, TextFormatAlign.CENTER);
      labels.push(label);
      addChild(label);
    }
    visible = false;
  }

  public function open(what:Subject):Void {
    subject = what;
    visible = true;
  }

  public function close():Void {
    subject = null;
    visible = false;
  }

  /** Strews the stars of a new attic over its sky. */
  public function prepare(attic:Attic):Void {
    close();
    skies += 1;
    dials[0] = dials[1] = dials[2] = 1;
    hour = 12;
    minute = 0;
    stars = [];
    for (color in 0...3) {
      for (_ in 0...attic.starCode[color]) {
        var place = {x: 0.0, y: 0.0, color: color};
        // Far enough from the others to be counted.
        for (_ in 0...40) {
          var angle = Math.random() * Math.PI * 2;
          var away = Math.sqrt(Math.random()) * 84;
          place.x = 320 + Math.cos(angle) * away;
          place.y = 148 + Math.sin(angle) * away;
          var isFree = true;
          for (other in stars) if (Math.abs(other.x - place.x) < 18 && Math.abs(other.y - place.y) < 18) isFree = false;
          if (isFree) break;
        }
        stars.push(place);
      }
    }
  }

  /** What a click at this place means: a dial, an hour, a button, or 'set'. Outside of everything it is 'close'. */
  public function answer(x:Float, y:Float):String {
    if (x < 180 || x > 460 || y < 30 || y > 280) return "close";
    switch (subject) {
      case Dials:
        for (i in 0...3) if (Math.abs(x - (240 + i * 80)) < 36 && y > 90 && y < 220) return 'dial$i';
      case ClockFace:
        if (y > 212) return "set";
        return x < 320 ? "hour" : "minute";
      case DoorButtons:
        for (i in 0...4) {
          var dx = x - (280 + (i % 2) * 80);
          var dy = y - (110 + Std.int(i / 2) * 80);
          if (dx * dx + dy * dy < 34 * 34) return 'button$i';
        }
      default:
        return "close";
    }
    return "";
  }

  public function turnDial(index:Int):Void {
    dials[index] = dials[index] % 6 + 1;
  }

  public function turnHour():Void {
    hour = hour % 12 + 1;
  }

  public function turnMinute():Void {
    minute = (minute + 5) % 60;
  }

  public function show():Void {
    if (subject == null || !redraw.isDue('$subject $dials $hour $minute $skies')) return;
    var g = picture.graphics;
    g.clear();
    Pen.box(g, 0, 0, 640, 304, 0x000000, 0.6);
    Pen.roundBox(g, 180, 30, 280, 250, 16, 0x3a2d40);
    for (i => label in labels) {
      label.visible = subject == Dials;
      label.say('${dials[i]}');
    }
    switch (subject) {
      case Stars:
        Pen.circle(g, 320, 148, 104, 0x0d1230);
        for (star in stars) {
          Pen.circle(g, star.x, star.y, 8, Walls.colors[star.color], 0.3);
          Pen.circle(g, star.x, star.y, 4, Walls.colors[star.color]);
        }
        caption.say("How many of each colour?");
      case Dials:
        for (i in 0...3) {
          Pen.roundBox(g, 206 + i * 80, 96, 68, 116, 12, Walls.colors[i]);
          Pen.roundBox(g, 214 + i * 80, 124, 52, 54, 8, 0xfff6e4);
          Pen.polygon(g, [228 + i * 80, 116, 240 + i * 80, 102, 252 + i * 80, 116], 0xfff6e4);
        }
        caption.say("Click a dial to turn it");
      case ClockFace:
        drawFace(g);
        caption.say("Left: hours   Right: minutes   Below: set");
      case DoorButtons:
        for (i in 0...4) {
          Pen.circle(g, 280 + (i % 2) * 80, 110 + Std.int(i / 2) * 80, 34, 0x1d1622);
          Pen.circle(g, 280 + (i % 2) * 80, 110 + Std.int(i / 2) * 80, 29, Walls.colors[i]);
        }
        caption.say("In which order?");
      default:
    }
  }

  function drawFace(g:flash.display.Graphics):Void {
    Pen.circle(g, 320, 122, 84, 0x6b4632);
    Pen.circle(g, 320, 122, 74, 0xf3e3c0);
    for (i in 0...12) Pen.circle(g, 320 + Math.sin(i * 0.5236) * 62, 122 - Math.cos(i * 0.5236) * 62, i % 3 == 0 ? 5 : 3, 0x4a2f22);
    var long = minute / 60 * Math.PI * 2;
    var short = (hour % 12 + minute / 60) / 12 * Math.PI * 2;
    Pen.line(g, 320, 122, 320 + Math.sin(short) * 36, 122 - Math.cos(short) * 36, 7, 0x4a2f22);
    Pen.line(g, 320, 122, 320 + Math.sin(long) * 56, 122 - Math.cos(long) * 56, 4, 0xd1495b);
    Pen.roundBox(g, 270, 216, 100, 30, 8, 0xff9d5c);
    Pen.line(g, 305, 231, 316, 240, 4, 0xffffff);
    Pen.line(g, 316, 240, 336, 223, 4, 0xffffff);
  }
}
