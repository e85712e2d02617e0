package kit;

import flash.display.Graphics;

/** Shapes that games draw again and again. Each is a fill of its own, since overlaps within one fill cut holes. */
class Pen {
  public static function circle(g:Graphics, x:Float, y:Float, radius:Float, color:Int, alpha = 1.0):Void {
    g.beginFill(color, alpha);
    g.drawCircle(x, y, radius);
    g.endFill();
  }

  public static function ellipse(g:Graphics, x:Float, y:Float, rx:Float, ry:Float, color:Int, alpha = 1.0):Void {
    g.beginFill(color, alpha);
    g.drawEllipse(x - rx, y - ry, rx * 2, ry * 2);
    g.endFill();
  }

  public static function box(g:Graphics, x:Float, y:Float, width:Float, height:Float, color:Int, alpha = 1.0):Void {
    g.beginFill(color, alpha);
    g.drawRect(x, y, width, height);
    g.endFill();
  }

  public static function roundBox(g:Graphics, x:Float, y:Float, width:Float, height:Float, radius:Float, color:Int, alpha = 1.0):Void {
    g.beginFill(color, alpha);
    g.drawRoundRect(x, y, width, height, radius * 2, radius * 2);
    g.endFill();
  }

  /** Points as one flat list: x, y, x, y... */
  public static function polygon(g:Graphics, points:Array<Float>, color:Int, alpha = 1.0):Void {
    g.beginFill(color, alpha);
    g.moveTo(points[0], points[1]);
    var i = 2;
    while (i < points.length) {
      g.lineTo(points[i], points[i + 1]);
      i += 2;
    }
    g.endFill();
  }

  public static function line(g:Graphics, x1:Float, y1:Float, x2:Float, y2:Float, width:Float, color:Int, alpha = 1.0):Void {
    g.lineStyle(width, color, alpha);
    g.moveTo(x1, y1);
    g.lineTo(x2, y2);
    g.lineStyle();
  }

  /** A colour between two, `along` from 0 to 1. */
  public static function mix(one:Int, other:Int, along:Float):Int {
    var part = (shift:Int) -> {
      var a = (one >> shift) & 0xff;
      var b = (other >> shift) & 0xff;
      return Std.int(a + (b - a) * along) << shift;
    };
    return part(16) | part(8) | part(0);
  }
}
