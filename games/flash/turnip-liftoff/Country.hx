import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;

/** The land that passes by: three rows of hills that move at their own pace, a sky that darkens with height, new colours every kilometre. */
class Country extends Sprite {
  static inline final span = 1280;

  static final palettes:Array<Array<Int>> = [
    [0x8ecae6, 0xa9d6b0, 0x7fbf7b, 0x5a9e58],
    [0xf7c59f, 0xd9a5a0, 0xb0737a, 0x7d5468],
    [0xbcd4f0, 0xcfd8e8, 0x9fb3cf, 0x7c93b5],
    [0x74c7d6, 0x8fd4c2, 0xf0dca0, 0xe2c27a],
    [0xc7a9e0, 0xa487c9, 0x7d64ad, 0x5a4890]
  ];

  final sky = new Shape();
  final stars = new Shape();
  final rows:Array<Shape> = [];
  var palette = -1;

  public function new() {
    super();
    addChild(sky);
    for (_ in 0...90) Pen.circle(stars.graphics, Math.random() * 640, Math.random() * 360, 0.6 + Math.random() * 1.2, 0xffffff);
    addChild(stars);
    for (_ in 0...3) {
      var row = new Shape();
      rows.push(row);
      addChild(row);
    }
  }

  /** `rise` is how far the view has been lifted, in pixels. */
  public function show(px:Float, rise:Float):Void {
    var zone = Std.int(Math.max(0, px) / 12000) % palettes.length;
    if (zone != palette) paint(zone);
    sky.alpha = Math.max(0, 1 - rise / 2600);
    stars.alpha = Math.min(1, rise / 2200);
    for (i => row in rows) {
      row.x = -((px * (0.15 + i * 0.2)) % span);
      row.y = rise * (0.35 + i * 0.3);
    }
  }

  function paint(zone:Int):Void {
    palette = zone;
    var colors = palettes[zone];
    sky.graphics.clear();
    for (i in 0...9) {
      Pen.box(sky.graphics, 0, i * 40, 640, 41, Pen.mix(colors[0], 0xfff8e8, i / 11));
    }
    for (i => row in rows) {
      row.graphics.clear();
      hills(row, colors[i + 1], 210 + i * 38, 50 - i * 12, 3 + i * 2);
    }
  }

  /** Drawn twice the span wide, with waves that fit it a whole number of times, so that the seam never shows. */
  function hills(row:Shape, color:Int, base:Float, size:Float, waves:Int):Void {
    var g = row.graphics;
    g.beginFill(color);
    g.moveTo(0, 2400);
    var x = 0;
    while (x <= span * 2) {
      var turn = x / span * Math.PI * 2;
      g.lineTo(x, base - size * (0.5 + 0.35 * Math.sin(turn * waves) + 0.15 * Math.sin(turn * (waves * 2 + 1))));
      x += 16;
    }
    g.lineTo(span * 2, 2400);
    g.endFill();
    if (row != rows[1]) return;
    for (i in 0...18) tree(row, i * 142 + (i * 61) % 70, base + 6, Pen.mix(color, 0x16302a, 0.35));
  }

  function tree(row:Shape, x:Float, y:Float, color:Int):Void {
    Pen.box(row.graphics, x - 2, y - 20, 4, 22, 0x6b4a2f);
    Pen.circle(row.graphics, x, y - 28, 13, color);
    Pen.circle(row.graphics, x + 8, y - 22, 9, color);
  }
}
