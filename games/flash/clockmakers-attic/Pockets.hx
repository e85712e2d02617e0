import Attic.Item;
import flash.display.Graphics;
import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;
import kit.Redraw;

/** The bar at the bottom: what has been found, and which of it is in the hand. */
class Pockets extends Sprite {
  public static inline final top = 304;
  static inline final size = 50;

  final picture = new Shape();
  final redraw = new Redraw();

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    addChild(picture);
  }

  public static function indexAt(x:Float, y:Float):Int {
    return y < top ? -1 : Math.floor((x - 12) / size);
  }

  public function show(items:Array<Item>, held:Null<Item>):Void {
    if (!redraw.isDue('$items $held')) return;
    var g = picture.graphics;
    g.clear();
    Pen.box(g, 0, top, 640, 56, 0x16101b);
    for (i in 0...5) {
      var isHeld = i < items.length && items[i] == held;
      Pen.roundBox(g, 14 + i * size, top + 5, 46, 46, 8, isHeld ? 0xff9d5c : 0x2c2233);
      if (i < items.length) drawItem(g, items[i], 37 + i * size, top + 28);
    }
  }

  function drawItem(g:Graphics, item:Item, x:Float, y:Float):Void {
    switch (item) {
      case Key:
        Pen.circle(g, x - 9, y, 8, 0xd9a441);
        Pen.circle(g, x - 9, y, 4, 0x2c2233);
        Pen.box(g, x - 2, y - 2, 18, 4, 0xd9a441);
        Pen.box(g, x + 10, y, 4, 8, 0xd9a441);
      case Lens:
        Pen.circle(g, x, y, 14, 0xb08d57);
        Pen.circle(g, x, y, 11, 0x9fd3ea);
        Pen.line(g, x - 5, y - 4, x + 2, y - 8, 2, 0xffffff);
      case Candle:
        Pen.roundBox(g, x - 6, y - 8, 12, 24, 3, 0xfff3e0);
        Pen.line(g, x, y - 8, x, y - 14, 2, 0x4a2f22);
      case Matches:
        Pen.roundBox(g, x - 14, y - 9, 28, 18, 3, 0xd1495b);
        Pen.box(g, x - 10, y - 5, 20, 10, 0xfff3e0);
      case Crank:
        Pen.line(g, x - 12, y + 8, x + 4, y + 8, 5, 0x9aa2aa);
        Pen.line(g, x + 4, y + 8, x + 4, y - 8, 5, 0x9aa2aa);
        Pen.line(g, x + 4, y - 8, x + 14, y - 8, 6, 0x8d5a34);
    }
  }
}
