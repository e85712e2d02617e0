import flash.display.Shape;
import kit.Pen;

/** What does not move. */
class Scenery {
  public static function beach(groundY:Float):Shape {
    var shape = new Shape();
    var g = shape.graphics;
    for (i in 0...8) Pen.box(g, -20, -20 + i * 42, 680, 43, Pen.mix(0xf9b384, 0xfdebc8, i / 8));
    Pen.circle(g, 500, 96, 40, 0xfff4d2);
    Pen.box(g, -20, 236, 680, 60, 0x5aa6b8);
    for (i in 0...12) Pen.ellipse(g, 20 + i * 58, 246 + (i % 3) * 12, 22, 2, 0x8fcad6);
    Pen.ellipse(g, 180, 300, 260, 34, 0xe2bd83);
    Pen.ellipse(g, 520, 304, 300, 38, 0xd9b27a);
    Pen.box(g, -20, groundY, 680, 80, 0xe8c88f);
    Pen.box(g, -20, groundY, 680, 5, 0xf4dcae);
    for (i in 0...30) Pen.circle(g, (i * 71) % 640, groundY + 12 + (i * 13) % 28, 1.4, 0xc9a468);
    return shape;
  }

  public static function carriage(x:Float, y:Float):Shape {
    var shape = new Shape();
    var g = shape.graphics;
    Pen.polygon(g, [x - 26, y + 36, x - 12, y - 4, x + 12, y - 4, x + 26, y + 36], 0x8d5a34);
    Pen.circle(g, x, y + 22, 16, 0x5b3a29);
    Pen.circle(g, x, y + 22, 11, 0xb97a45);
    for (i in 0...4) {
      var turn = i * Math.PI / 4;
      Pen.line(g, x - Math.cos(turn) * 11, y + 22 - Math.sin(turn) * 11, x + Math.cos(turn) * 11, y + 22 + Math.sin(turn) * 11, 2, 0x5b3a29);
    }
    return shape;
  }

  /** Points to the right; the game turns it. */
  public static function barrel():Shape {
    var shape = new Shape();
    var g = shape.graphics;
    Pen.circle(g, -8, 0, 14, 0x3b444e);
    Pen.polygon(g, [-10, -14, 40, -11, 40, 11, -10, 14], 0x3b444e);
    Pen.roundBox(g, 36, -14, 9, 28, 3, 0x55616e);
    Pen.box(g, 8, -13, 5, 26, 0x55616e);
    return shape;
  }
}
