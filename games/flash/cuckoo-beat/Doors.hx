import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;

/** The clock shop: four chutes that end in little doors, and a pendulum that keeps the beat. */
class Doors extends Sprite {
  public static inline final lineY = 292.0;
  public static final colors = [0xff7a59, 0xffd23f, 0x7be0b0, 0x7fb4ff];

  final pendulum = new Shape();
  final birds:Array<Shape> = [];
  final glows:Array<Shape> = [];

  public static inline function laneX(lane:Int):Float {
    return 215 + lane * 70;
  }

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    drawShop();
    pendulum.x = 92;
    pendulum.y = 96;
    Pen.line(pendulum.graphics, 0, 0, 0, 120, 4, 0xb08d57);
    Pen.circle(pendulum.graphics, 0, 128, 22, 0xd9a441);
    Pen.circle(pendulum.graphics, -5, 122, 8, 0xf6d58a);
    addChild(pendulum);
    for (lane in 0...4) {
      var glow = new Shape();
      Pen.box(glow.graphics, laneX(lane) - 30, 0, 60, 360, colors[lane], 0.22);
      glow.alpha = 0;
      glows.push(glow);
      addChild(glow);
    }
    for (lane in 0...4) drawDoor(lane);
  }

  function drawShop():Void {
    var g = graphics;
    Pen.box(g, -20, -20, 680, 400, 0x2b1d1a);
    for (i in 0...9) Pen.box(g, -20 + i * 76, -20, 74, 400, i % 2 == 0 ? 0x33221e : 0x2f1f1b);
    for (spot in [[560, 110, 52], [566, 250, 38], [36, 300, 30]]) clock(spot[0], spot[1], spot[2]);
    Pen.roundBox(g, 50, 40, 84, 250, 12, 0x4a2f22);
    Pen.roundBox(g, 58, 90, 68, 190, 8, 0x1d1311);
    clock(92, 68, 24);
    Pen.roundBox(g, 172, -20, 296, 400, 10, 0x1a1110, 0.85);
    for (lane in 0...4) Pen.box(g, laneX(lane) - 30, -20, 60, 400, lane % 2 == 0 ? 0x241816 : 0x281b18);
  }

  function clock(x:Float, y:Float, r:Float):Void {
    var g = graphics;
    Pen.circle(g, x, y, r, 0x6b4632);
    Pen.circle(g, x, y, r * 0.84, 0xf3e3c0);
    for (i in 0...12) Pen.circle(g, x + Math.sin(i * 0.5236) * r * 0.7, y - Math.cos(i * 0.5236) * r * 0.7, r * 0.05, 0x4a2f22);
    Pen.line(g, x, y, x + r * 0.3, y - r * 0.4, 3, 0x4a2f22);
    Pen.line(g, x, y, x - r * 0.1, y - r * 0.62, 2, 0x4a2f22);
  }

  function drawDoor(lane:Int):Void {
    var house = new Shape();
    var g = house.graphics;
    Pen.polygon(g, [-32, -6, 0, -30, 32, -6], 0x7a4a32);
    Pen.roundBox(g, -27, -8, 54, 48, 5, 0x5a3828);
    Pen.circle(g, 0, 14, 17, 0x1d1311);
    g.lineStyle(3, colors[lane]);
    g.drawCircle(0, 14, 18);
    g.lineStyle();
    house.x = laneX(lane);
    house.y = lineY - 8;
    addChild(house);
    var bird = new Shape();
    Pen.circle(bird.graphics, 0, 0, 11, colors[lane]);
    Pen.polygon(bird.graphics, [-4, 2, 4, 2, 0, 10], 0xfff3c4);
    Pen.circle(bird.graphics, -4, -3, 2.4, 0x1d1311);
    Pen.circle(bird.graphics, 4, -3, 2.4, 0x1d1311);
    bird.x = laneX(lane);
    bird.y = lineY + 6;
    bird.visible = false;
    birds.push(bird);
    addChild(bird);
  }

  /** A bird comes out. */
  public function open(lane:Int, isHit:Bool):Void {
    glows[lane].alpha = isHit ? 1 : 0.4;
    if (!isHit) return;
    birds[lane].visible = true;
    birds[lane].scaleX = birds[lane].scaleY = 1.6;
  }

  public function show(beat:Float):Void {
    pendulum.rotation = Math.sin(beat * Math.PI) * 16;
    for (lane in 0...4) {
      glows[lane].alpha *= 0.86;
      var bird = birds[lane];
      if (!bird.visible) continue;
      bird.scaleX = bird.scaleY = bird.scaleX - 0.03;
      if (bird.scaleX < 0.9) bird.visible = false;
    }
  }
}
