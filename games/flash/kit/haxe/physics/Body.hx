package physics;

enum Form {
  Box(halfWidth:Float, halfHeight:Float);
  Ball(radius:Float);
}

/** A rigid body: a box or a ball. One with no mass stands fast. */
class Body {
  public final form:Form;
  public var x:Float;
  public var y:Float;
  public var angle = 0.0;
  public var dx = 0.0;
  public var dy = 0.0;
  public var spin = 0.0;
  public var friction = 0.6;
  public var bounce = 0.0;
  public final inverseMass:Float;
  public final inverseInertia:Float;

  /** The hardest push of the last step: how a game learns that something was hit. */
  public var hardestHit = 0.0;
  /** Whatever the game wants to know it by. */
  public var tag:Dynamic;

  public function new(form:Form, x:Float, y:Float, density:Float) {
    this.form = form;
    this.x = x;
    this.y = y;
    var mass = 0.0;
    var inertia = 0.0;
    switch (form) {
      case Box(w, h):
        mass = 4 * w * h * density;
        inertia = mass * (w * w + h * h) / 3;
      case Ball(r):
        mass = Math.PI * r * r * density;
        inertia = mass * r * r / 2;
    }
    inverseMass = mass > 0 ? 1 / mass : 0;
    inverseInertia = inertia > 0 ? 1 / inertia : 0;
  }

  public inline function isFixed():Bool {
    return inverseMass == 0;
  }

  /** How far it can reach from its middle, at most. */
  public function reach():Float {
    return switch (form) {
      case Box(w, h): Math.sqrt(w * w + h * h);
      case Ball(r): r;
    }
  }

  /** A push of this strength at a place, both in the world's measures. */
  public inline function push(px:Float, py:Float, atX:Float, atY:Float):Void {
    dx += px * inverseMass;
    dy += py * inverseMass;
    spin += inverseInertia * ((atX - x) * py - (atY - y) * px);
  }
}
