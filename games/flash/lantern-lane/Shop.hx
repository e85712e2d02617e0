import flash.display.Shape;
import flash.display.Sprite;
import flash.text.TextFormatAlign;
import kit.Label;
import kit.Pen;
import kit.Redraw;

/** The column at the right: four lights to choose from, and the bell that calls the next wave. */
class Shop extends Sprite {
  public static inline final left = 548;
  static inline final rowTop = 44;
  static inline final rowHeight = 60;

  final frames = new Shape();
  final redraw = new Redraw();
  final prices:Array<Label> = [];
  final bell = new Label(left, 300, 90, 15, 0x16213e, TextFormatAlign.CENTER);

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    addChild(frames);
    for (i => make in Light.makes) {
      var icon = new Shape();
      Light.drawKind(icon.graphics, i);
      icon.x = left + 22;
      icon.y = rowTop + i * rowHeight + 28;
      icon.scaleX = icon.scaleY = 1.3;
      addChild(icon);
      var name = new Label(left + 38, rowTop + i * rowHeight + 8, 54, 11, 0xdfe7f5, TextFormatAlign.LEFT);
      name.say('${i + 1} ${make.name}');
      name.height = 34;
      addChild(name);
      var price = new Label(left + 40, rowTop + i * rowHeight + 30, 50, 14, 0xffd23f, TextFormatAlign.LEFT);
      price.say('${make.price}');
      prices.push(price);
      addChild(price);
    }
    addChild(bell);
  }

  public function show(chosen:Int, coins:Int, bellWords:String):Void {
    bell.say(bellWords);
    for (i => make in Light.makes) prices[i].alpha = coins >= make.price ? 1 : 0.4;
    if (!redraw.isDue('$chosen')) return;
    var g = frames.graphics;
    g.clear();
    Pen.box(g, left - 4, 36, 96, 324, 0x101a33);
    for (i in 0...Light.makes.length) {
      Pen.roundBox(g, left, rowTop + i * rowHeight, 88, rowHeight - 6, 8, i == chosen ? 0x35508a : 0x1d2c52);
    }
    Pen.roundBox(g, left, 290, 88, 40, 8, 0xff9d5c);
  }

  /** The light under the pointer, or -1. */
  public static function rowAt(x:Float, y:Float):Int {
    var index = Math.floor((y - rowTop) / rowHeight);
    return x >= left && index >= 0 && index < Light.makes.length ? index : -1;
  }

  public static function isBell(x:Float, y:Float):Bool {
    return x >= left && y >= 290 && y <= 330;
  }
}
