import flash.display.Sprite;
import kit.Pen;
import physics.Body;

enum abstract Kind(Int) to Int {
  var Crate;
  var Wide;
  var Tall;
  var Plank;
  var Parcel;
  var Safe;
  var Piano;
}

/** Something to pile up: how it looks and, once let go, the body that it has. */
class Cargo extends Sprite {
  public final kind:Kind;
  public final halfWidth:Float;
  public final halfHeight:Float;
  public var body(default, null):Null<Body>;
  public var age = 0;
  public var settled = false;

  static final sizes:Array<Array<Float>> = [[24, 19], [36, 14], [15, 28], [56, 8], [16, 16], [23, 23], [44, 22]];

  public function new(kind:Kind) {
    super();
    this.kind = kind;
    halfWidth = sizes[kind][0];
    halfHeight = sizes[kind][1];
    draw();
  }

  public function letGo(speed:Float):Body {
    var made = new Body(Box(halfWidth, halfHeight), x, y, kind == Safe ? 0.03 : 0.01);
    made.friction = kind == Plank ? 0.45 : 0.65;
    made.dx = speed;
    made.tag = this;
    body = made;
    return made;
  }

  /** The same thing, cemented: a body without mass stands fast. */
  public function setInCement(old:Body):Body {
    var made = new Body(Box(halfWidth, halfHeight), old.x, old.y, 0);
    made.angle = old.angle;
    made.tag = this;
    body = made;
    Pen.roundBox(graphics, -halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2, 3, 0x9aa5ad, 0.45);
    return made;
  }

  public function show():Void {
    if (body == null) return;
    x = body.x;
    y = body.y;
    rotation = body.angle * 180 / Math.PI;
  }

  function draw():Void {
    var g = graphics;
    var w = halfWidth;
    var h = halfHeight;
    switch (kind) {
      case Crate | Wide | Tall:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0xc98d4e);
        Pen.box(g, -w + 4, -h + 4, w * 2 - 8, h * 2 - 8, 0xe0aa68);
        Pen.line(g, -w + 4, -h + 4, w - 4, h - 4, 3, 0xb77a3c);
        Pen.line(g, w - 4, -h + 4, -w + 4, h - 4, 3, 0xb77a3c);
      case Plank:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0xd9b27c);
        Pen.line(g, -w + 3, -2, w - 3, -2, 1.5, 0xb48a52);
        Pen.line(g, -w + 8, 3, w - 14, 3, 1.5, 0xb48a52);
      case Parcel:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0x6fb3a2);
        Pen.box(g, -3, -h, 6, h * 2, 0xf25f5c);
        Pen.box(g, -w, -3, w * 2, 6, 0xf25f5c);
      case Safe:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 4, 0x5b6673);
        Pen.roundBox(g, -w + 4, -h + 4, w * 2 - 8, h * 2 - 8, 3, 0x7a8795);
        Pen.circle(g, 0, 0, 8, 0x3b444e);
        Pen.line(g, -5, 0, 5, 0, 2, 0xd5dbe1);
        Pen.line(g, 0, -5, 0, 5, 2, 0xd5dbe1);
      case Piano:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 4, 0x3a2f3d);
        Pen.box(g, -w + 4, 2, w * 2 - 8, 11, 0xf7f4ee);
        for (i in 0...11) if (i % 7 != 2 && i % 7 != 6) Pen.box(g, -w + 9 + i * 7, 2, 4, 7, 0x241c26);
        Pen.box(g, -w + 6, -h + 5, w * 2 - 12, 3, 0x5d4b62);
    }
  }
}
