package physics;

/** One place where two bodies touch. The normal points from the first to the second. */
class Contact {
  public final a:Body;
  public final b:Body;
  public final x:Float;
  public final y:Float;
  public final nx:Float;
  public final ny:Float;
  public final depth:Float;

  public var pushed = 0.0;
  public var rubbed = 0.0;
  public var normalMass = 0.0;
  public var tangentMass = 0.0;
  public var target = 0.0;

  public function new(a:Body, b:Body, x:Float, y:Float, nx:Float, ny:Float, depth:Float) {
    this.a = a;
    this.b = b;
    this.x = x;
    this.y = y;
    this.nx = nx;
    this.ny = ny;
    this.depth = depth;
  }

  /** How fast the second body leaves the first along a direction. */
  public inline function partingSpeed(dirX:Float, dirY:Float):Float {
    var vx = b.dx - b.spin * (y - b.y) - a.dx + a.spin * (y - a.y);
    var vy = b.dy + b.spin * (x - b.x) - a.dy - a.spin * (x - a.x);
    return vx * dirX + vy * dirY;
  }

  /** What the pair weighs when pushed apart along a direction, turned upside down. */
  public inline function effectiveMass(dirX:Float, dirY:Float):Float {
    var ra = (x - a.x) * dirY - (y - a.y) * dirX;
    var rb = (x - b.x) * dirY - (y - b.y) * dirX;
    return 1 / (a.inverseMass + b.inverseMass + a.inverseInertia * ra * ra + b.inverseInertia * rb * rb);
  }

  public inline function apply(px:Float, py:Float):Void {
    a.push(-px, -py, x, y);
    b.push(px, py, x, y);
  }
}
