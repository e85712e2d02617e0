import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;

/** What lies behind the tower: roofs, then clouds, then stars. */
class Sky extends Sprite {
  final day = new Shape();
  final night = new Shape();
  final roofs = new Shape();
  final clouds = new Shape();

  public function new() {
    super();
    for (i in 0...9) Pen.box(night.graphics, 0, i * 40, 640, 41, Pen.mix(0x10162e, 0x35406f, i / 9));
    for (_ in 0...80) Pen.circle(night.graphics, Math.random() * 640, Math.random() * 360, 0.5 + Math.random(), 0xffffff);
    for (i in 0...9) Pen.box(day.graphics, 0, i * 40, 640, 41, Pen.mix(0x6fb7e0, 0xe8f4ea, i / 9));
    for (i in 0...14) {
      var height = 60 + (i * 53) % 90;
      Pen.box(roofs.graphics, i * 48 - 10, 360 - height, 44, height + 400, i % 2 == 0 ? 0x8aa3b5 : 0x9db5c4);
      Pen.polygon(roofs.graphics, [i * 48 - 14, 360 - height, i * 48 + 12, 342 - height, i * 48 + 38, 360 - height], 0xc8705a);
      for (w in 0...3) Pen.box(roofs.graphics, i * 48 - 2 + (w % 2) * 18, 374 - height + w * 18, 9, 10, 0xf8e9b0);
    }
    for (i in 0...26) {
      var x = (i * 137) % 700 - 30;
      var y = -i * 90 - 40;
      Pen.ellipse(clouds.graphics, x, y, 46, 15, 0xffffff, 0.85);
      Pen.ellipse(clouds.graphics, x + 26, y - 9, 30, 15, 0xffffff, 0.85);
    }
    for (part in [night, day, clouds, roofs]) addChild(part);
  }

  public function show(camera:Float):Void {
    day.alpha = Math.max(0, 1 - camera / 1800);
    roofs.y = camera * 0.5;
    clouds.y = camera * 0.6;
    clouds.alpha = Math.max(0, 1 - camera / 2600);
  }
}
