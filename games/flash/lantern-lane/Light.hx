import flash.display.Sprite;
import kit.Pen;

typedef Make = {
  name:String,
  price:Int,
  reach:Float,
  power:Float,
  every:Int,
  color:Int
};

/** Something that shines. */
class Light extends Sprite {
  public static inline final mostLevel = 3;

  public static final makes:Array<Make> = [
    {name: "Candle", price: 30, reach: 76, power: 6, every: 24, color: 0xffd23f},
    {name: "Lamp", price: 65, reach: 104, power: 26, every: 56, color: 0x7fd4ff},
    {name: "Mirror", price: 50, reach: 84, power: 1.2, every: 12, color: 0xd7c4ff},
    {name: "Rockets", price: 110, reach: 140, power: 30, every: 96, color: 0xff7a59}
  ];

  public final kind:Int;
  public final column:Int;
  public final row:Int;
  public var level(default, null) = 1;
  public var wait = 0;

  public function new(kind:Int, column:Int, row:Int) {
    super();
    this.kind = kind;
    this.column = column;
    this.row = row;
    mouseEnabled = false;
    x = (column + 0.5) * Garden.cell;
    y = Garden.top + (row + 0.5) * Garden.cell;
    draw();
  }

  public inline function make():Make {
    return makes[kind];
  }

  public function reach():Float {
    return make().reach * (1 + (level - 1) * 0.14);
  }

  public function power():Float {
    return make().power * Math.pow(1.75, level - 1);
  }

  public function nextPrice():Int {
    return Std.int(make().price * (0.6 + level * 0.5));
  }

  public function value():Int {
    return Std.int(make().price * (0.4 + level * 0.25));
  }

  public function improve():Void {
    level += 1;
    draw();
  }

  function draw():Void {
    var g = graphics;
    g.clear();
    Pen.circle(g, 0, 0, 15, make().color, 0.16);
    drawKind(g, kind);
    for (i in 0...level) Pen.circle(g, -6 + i * 6, 12, 2, 0xffffff);
  }

  public static function drawKind(g:flash.display.Graphics, kind:Int):Void {
    switch (kind) {
      case 0:
        Pen.roundBox(g, -4, -4, 8, 13, 2, 0xfff3e0);
        Pen.polygon(g, [-3, -5, 0, -14, 3, -5], 0xffd23f);
        Pen.ellipse(g, 0, 9, 8, 3, 0xb97a45);
      case 1:
        Pen.box(g, -2, -4, 4, 14, 0x44546a);
        Pen.polygon(g, [-7, -4, 7, -4, 5, -14, -5, -14], 0x7fd4ff);
        Pen.box(g, -8, -5, 16, 3, 0x44546a);
        Pen.polygon(g, [-6, -14, 0, -18, 6, -14], 0x44546a);
      case 2:
        Pen.ellipse(g, 0, -3, 8, 11, 0xb08d57);
        Pen.ellipse(g, 0, -3, 6, 9, 0xe9e2ff);
        Pen.line(g, -3, -7, 2, -1, 1.5, 0xffffff);
        Pen.box(g, -6, 8, 12, 3, 0xb08d57);
      default:
        Pen.roundBox(g, -10, 0, 20, 9, 3, 0x8d5a34);
        for (i in 0...3) {
          Pen.roundBox(g, -8 + i * 6, -10, 4, 12, 2, 0xff7a59);
          Pen.polygon(g, [-9 + i * 6, -9, -6 + i * 6, -15, -3 + i * 6, -9], 0xfff3e0);
        }
    }
  }
}
