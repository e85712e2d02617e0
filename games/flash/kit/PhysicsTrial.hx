import haxe.Json;
import physics.Body;
import physics.Space;

/** Runs a few small worlds without a screen and prints how they ended. physics.test.ts judges them. */
class PhysicsTrial {
  static function main():Void {
    Sys.println(Json.stringify({
      tower: tower(),
      overhang: overhang(),
      slope: [slope(0.3), slope(0.8)],
      bounce: bounce(),
      knock: knock()
    }));
  }

  static function ground(space:Space, halfWidth:Float):Body {
    return space.add(new Body(Box(halfWidth, 20), 0, 20, 0));
  }

  static function run(space:Space, steps:Int):Void {
    for (_ in 0...steps) space.step();
  }

  /** Twelve boxes, each set down a little beside the one below. */
  static function tower() {
    var space = new Space();
    ground(space, 200);
    var boxes = [for (i in 0...12) space.add(new Body(Box(20, 15), (i % 2) * 4, -15.0 - i * 30, 0.01))];
    run(space, 900);
    return {still: space.isStill(), top: boxes[11].y, side: boxes[11].x};
  }

  static function overhang() {
    var space = new Space();
    ground(space, 50);
    var plank = space.add(new Body(Box(40, 10), 60, -10, 0.01));
    run(space, 200);
    return plank.y;
  }

  static function slope(angle:Float) {
    var space = new Space();
    ground(space, 400).angle = angle;
    var box = space.add(new Body(Box(15, 15), 0, -18, 0.01));
    box.angle = angle;
    run(space, 120);
    return Math.sqrt(box.x * box.x + (box.y + 18) * (box.y + 18));
  }

  static function bounce() {
    var space = new Space();
    ground(space, 200);
    var ball = space.add(new Body(Ball(12), 0, -200, 0.01));
    ball.bounce = 0.6;
    var hasHit = false;
    var highest = 0.0;
    for (_ in 0...300) {
      space.step();
      hasHit = hasHit || ball.hardestHit > 0;
      if (hasHit) highest = Math.min(highest, ball.y);
    }
    return {highest: highest, rests: ball.y};
  }

  static function knock() {
    var space = new Space();
    ground(space, 400);
    var box = space.add(new Body(Box(15, 15), 0, -15, 0.01));
    var shot = space.add(new Body(Ball(10), -200, -15, 0.05));
    shot.dx = 12;
    var hardest = 0.0;
    for (_ in 0...120) {
      space.step();
      hardest = Math.max(hardest, box.hardestHit);
    }
    return {moved: box.x, hardest: hardest};
  }
}
