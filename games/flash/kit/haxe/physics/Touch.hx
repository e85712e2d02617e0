package physics;

import physics.Body.Form;

private typedef Corner = {
  x:Float,
  y:Float
};

/** Finds where two bodies touch, or are about to: a box that loses a corner's contact for a moment starts to rock. */
class Touch {
  static inline final margin = 1.0;

  public static function between(a:Body, b:Body):Array<Contact> {
    var apart = a.reach() + b.reach() + margin;
    if ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > apart * apart) return [];
    return switch [a.form, b.form] {
      case [Ball(ra), Ball(rb)]: balls(a, ra, b, rb);
      case [Box(w, h), Ball(r)]: boxAndBall(a, w, h, b, r, 1);
      case [Ball(r), Box(w, h)]: boxAndBall(b, w, h, a, r, -1);
      case [Box(aw, ah), Box(bw, bh)]: boxes(a, aw, ah, b, bw, bh);
    }
  }

  static function balls(a:Body, ra:Float, b:Body, rb:Float):Array<Contact> {
    var dx = b.x - a.x;
    var dy = b.y - a.y;
    var distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= ra + rb) return [];
    var nx = distance > 0 ? dx / distance : 0;
    var ny = distance > 0 ? dy / distance : 1;
    return [new Contact(a, b, a.x + nx * ra, a.y + ny * ra, nx, ny, ra + rb - distance)];
  }

  /** `order` is 1 when the box is the first of the pair. */
  static function boxAndBall(box:Body, w:Float, h:Float, ball:Body, r:Float, order:Int):Array<Contact> {
    var c = Math.cos(box.angle);
    var s = Math.sin(box.angle);
    var lx = (ball.x - box.x) * c + (ball.y - box.y) * s;
    var ly = -(ball.x - box.x) * s + (ball.y - box.y) * c;
    var px = Math.max(-w, Math.min(w, lx));
    var py = Math.max(-h, Math.min(h, ly));
    var nx = lx - px;
    var ny = ly - py;
    var distance = Math.sqrt(nx * nx + ny * ny);
    var depth:Float;
    if (distance > 0) {
      if (distance >= r) return [];
      nx /= distance;
      ny /= distance;
      depth = r - distance;
    } else {
      // The ball's middle is inside: out through the nearest side.
      if (w - Math.abs(lx) < h - Math.abs(ly)) {
        nx = lx < 0 ? -1 : 1;
        ny = 0;
        px = nx * w;
        depth = r + w - Math.abs(lx);
      } else {
        nx = 0;
        ny = ly < 0 ? -1 : 1;
        py = ny * h;
        depth = r + h - Math.abs(ly);
      }
    }
    var x = box.x + px * c - py * s;
    var y = box.y + px * s + py * c;
    var wx = (nx * c - ny * s) * order;
    var wy = (nx * s + ny * c) * order;
    return order == 1 ? [new Contact(box, ball, x, y, wx, wy, depth)] : [new Contact(ball, box, x, y, wx, wy, depth)];
  }

  /**
   * The side along which the boxes overlap least is where they touch. The other box's facing side is cut to its
   * width, and the corners of what is left that lie below the side are the contacts: one or two.
   */
  static function boxes(a:Body, aw:Float, ah:Float, b:Body, bw:Float, bh:Float):Array<Contact> {
    var best = {overlap: Math.POSITIVE_INFINITY, nx: 0.0, ny: 0.0, side: 0};
    // A little preference for the first box's sides, or equal overlaps would flip to and fro and stacks would shiver.
    if (!separate(a, aw, ah, b, bw, bh, 0, 0, best)) return [];
    if (!separate(b, bw, bh, a, aw, ah, 2, 0.3, best)) return [];
    var firstLeads = best.side < 2;
    var leader = firstLeads ? a : b;
    var other = firstLeads ? b : a;
    var lw = firstLeads ? aw : bw;
    var lh = firstLeads ? ah : bh;
    var ow = firstLeads ? bw : aw;
    var oh = firstLeads ? bh : ah;
    var nx = best.nx;
    var ny = best.ny;
    var reach = best.side % 2 == 0 ? lw : lh;
    var across = best.side % 2 == 0 ? lh : lw;

    var edge = facingEdge(other, ow, oh, nx, ny);
    var tx = -ny;
    var ty = nx;
    var middle = leader.x * tx + leader.y * ty;
    edge = cut(edge, tx, ty, middle + across);
    edge = cut(edge, -tx, -ty, -middle + across);
    var front = leader.x * nx + leader.y * ny + reach;
    var found:Array<Contact> = [];
    for (corner in edge) {
      var depth = front - (corner.x * nx + corner.y * ny);
      if (depth < -margin) continue;
      var sign = firstLeads ? 1 : -1;
      found.push(new Contact(a, b, corner.x, corner.y, nx * sign, ny * sign, depth));
    }
    return found;
  }

  /** Looks along both axes of one box; false when the other lies apart on one of them. */
  static function separate(one:Body, w:Float, h:Float, two:Body, w2:Float, h2:Float, side:Int, favour:Float,
      best:{overlap:Float, nx:Float, ny:Float, side:Int}):Bool {
    var c = Math.cos(one.angle);
    var s = Math.sin(one.angle);
    var c2 = Math.cos(two.angle);
    var s2 = Math.sin(two.angle);
    for (axis in 0...2) {
      var ax = axis == 0 ? c : -s;
      var ay = axis == 0 ? s : c;
      var distance = (two.x - one.x) * ax + (two.y - one.y) * ay;
      var reach = axis == 0 ? w : h;
      var reach2 = Math.abs(c2 * ax + s2 * ay) * w2 + Math.abs(-s2 * ax + c2 * ay) * h2;
      var overlap = reach + reach2 - Math.abs(distance);
      if (overlap < -margin) return false;
      if (overlap < best.overlap - favour) {
        var sign = distance < 0 ? -1 : 1;
        best.overlap = overlap;
        best.nx = ax * sign;
        best.ny = ay * sign;
        best.side = side + axis;
      }
    }
    return true;
  }

  /** The side of a box that looks most against a direction, as its two corners. */
  static function facingEdge(box:Body, w:Float, h:Float, nx:Float, ny:Float):Array<Corner> {
    var c = Math.cos(box.angle);
    var s = Math.sin(box.angle);
    var along = nx * c + ny * s;
    var up = -nx * s + ny * c;
    var corner = (lx:Float, ly:Float) -> {x: box.x + lx * c - ly * s, y: box.y + lx * s + ly * c};
    if (Math.abs(along) > Math.abs(up)) {
      var sx = along > 0 ? -w : w;
      return [corner(sx, -h), corner(sx, h)];
    }
    var sy = up > 0 ? -h : h;
    return [corner(-w, sy), corner(w, sy)];
  }

  /** Keeps the part of an edge where its place along the direction is at most `limit`. */
  static function cut(edge:Array<Corner>, tx:Float, ty:Float, limit:Float):Array<Corner> {
    if (edge.length < 2) return edge;
    var p = edge[0];
    var q = edge[1];
    var dp = p.x * tx + p.y * ty - limit;
    var dq = q.x * tx + q.y * ty - limit;
    if (dp > 0 && dq > 0) return [];
    if (dp <= 0 && dq <= 0) return edge;
    var along = dp / (dp - dq);
    var at = {x: p.x + (q.x - p.x) * along, y: p.y + (q.y - p.y) * along};
    return dp > 0 ? [at, q] : [p, at];
  }
}
