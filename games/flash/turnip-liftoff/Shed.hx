import flash.display.Sprite;
import flash.text.TextFormatAlign;
import kit.Label;
import kit.Mixer;
import kit.Pen;

/** The shop between two throws. */
class Shed extends Sprite {
  static inline final rowHeight = 38;
  static inline final rowsTop = 118;

  final heading = new Label(40, 20, 560, 30, 0xfff4d6, TextFormatAlign.CENTER);
  final purse = new Label(40, 66, 560, 18, 0xffd23f, TextFormatAlign.CENTER);
  final onward = new Label(40, 318, 560, 18, 0xff9d5c, TextFormatAlign.CENTER);
  final rows:Array<Label> = [];
  final prices:Array<Label> = [];
  final bars = new Sprite();

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    Pen.box(graphics, 0, 0, 640, 360, 0x0b1a16, 0.82);
    addChild(bars);
    for (label in [heading, purse, onward]) addChild(label);
    for (i in 0...Upgrades.all.length) {
      var name = new Label(96, rowsTop + i * rowHeight + 5, 300, 16, 0xf1f7f3, TextFormatAlign.LEFT);
      var price = new Label(440, rowsTop + i * rowHeight + 5, 118, 16, 0xffd23f, TextFormatAlign.RIGHT);
      rows.push(name);
      prices.push(price);
      addChild(name);
      addChild(price);
    }
    onward.say("Space or click here for the next throw");
    visible = false;
  }

  public function open(words:String):Void {
    heading.say(words);
    visible = true;
    refresh();
  }

  function refresh():Void {
    purse.say('${Upgrades.coins()} coins in the purse');
    bars.graphics.clear();
    for (i => upgrade in Upgrades.all) {
      var level = Upgrades.level(upgrade.key);
      var isFull = level >= Upgrades.most;
      var canBuy = !isFull && Upgrades.coins() >= Upgrades.price(upgrade);
      var y = rowsTop + i * rowHeight;
      Pen.roundBox(bars.graphics, 80, y, 480, rowHeight - 6, 8, canBuy ? 0x1f4d3e : 0x18322b);
      for (n in 0...Upgrades.most) {
        Pen.roundBox(bars.graphics, 372 + n * 11, y + 10, 8, 12, 2, n < level ? 0x7be0b0 : 0x35564b);
      }
      rows[i].say('${i + 1}  ${upgrade.name}: ${upgrade.what}');
      prices[i].say(isFull ? "all yours" : '${Upgrades.price(upgrade)}');
      prices[i].alpha = canBuy || isFull ? 1 : 0.45;
    }
  }

  public function buy(index:Int):Void {
    var upgrade = Upgrades.all[index];
    if (upgrade == null) return;
    Mixer.play(Upgrades.buy(upgrade) ? Sounds.buy : Sounds.refuse);
    refresh();
  }

  /** Buys the row under the pointer; tells whether there was one. */
  public function clickAt(x:Float, y:Float):Bool {
    var index = Math.floor((y - rowsTop) / rowHeight);
    if (x < 80 || x > 560 || index < 0 || index >= Upgrades.all.length) return false;
    buy(index);
    return true;
  }
}
