package kit;

import flash.display.Shape;
import flash.display.Sprite;

private typedef Spark = {
  shape:Shape,
  life:Int,
  span:Int,
  dx:Float,
  dy:Float,
  fall:Float
};

/** A fixed number of sparks, made once, so that a busy moment costs no more than a calm one. */
class Sparks extends Sprite {
  final all:Array<Spark> = [];
  var next = 0;

  public function new(count:Int) {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    for (_ in 0...count) {
      var shape = new Shape();
      shape.visible = false;
      addChild(shape);
      all.push({shape: shape, life: 0, span: 1, dx: 0, dy: 0, fall: 0});
    }
  }

  public function burst(x:Float, y:Float, color:Int, count:Int, speed:Float, fall = 0.06):Void {
    for (_ in 0...count) {
      var spark = all[next];
      next = (next + 1) % all.length;
      var angle = Math.random() * Math.PI * 2;
      var pace = speed * (0.3 + Math.random() * 0.7);
      spark.dx = Math.cos(angle) * pace;
      spark.dy = Math.sin(angle) * pace;
      spark.fall = fall;
      spark.life = spark.span = 20 + Std.random(18);
      spark.shape.graphics.clear();
      Pen.circle(spark.shape.graphics, 0, 0, 1.5 + Math.random() * 2.5, color);
      spark.shape.x = x;
      spark.shape.y = y;
      spark.shape.visible = true;
    }
  }

  public function step():Void {
    for (spark in all) {
      if (spark.life <= 0) continue;
      spark.life -= 1;
      spark.dy += spark.fall;
      spark.shape.x += spark.dx;
      spark.shape.y += spark.dy;
      spark.shape.alpha = spark.life / spark.span;
      if (spark.life <= 0) spark.shape.visible = false;
    }
  }
}
