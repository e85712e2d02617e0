// Drawing with Flash 8's own pen. Clips are drawn once and then moved: that is what the player does fastest.

var nextDepth = 1;

function clip(parent) {
  nextDepth += 1;
  return parent.createEmptyMovieClip("c" + nextDepth, nextDepth);
}

/** The pen must be down (beginFill, lineStyle) before any of these. */
function circle(target, x, y, radius) {
  ellipse(target, x, y, radius, radius);
}

// Eight quadratic curves come within a thousandth of a true circle.
function ellipse(target, x, y, rx, ry) {
  var step = Math.PI / 4;
  var far = 1 / Math.cos(step / 2);
  target.moveTo(x + rx, y);
  for (var i = 1; i <= 8; i++) {
    var middle = (i - 0.5) * step;
    var end = i * step;
    target.curveTo(
      x + Math.cos(middle) * rx * far,
      y + Math.sin(middle) * ry * far,
      x + Math.cos(end) * rx,
      y + Math.sin(end) * ry
    );
  }
}

function box(target, x, y, width, height) {
  target.moveTo(x, y);
  target.lineTo(x + width, y);
  target.lineTo(x + width, y + height);
  target.lineTo(x, y + height);
  target.lineTo(x, y);
}

function roundBox(target, x, y, width, height, radius) {
  target.moveTo(x + radius, y);
  target.lineTo(x + width - radius, y);
  target.curveTo(x + width, y, x + width, y + radius);
  target.lineTo(x + width, y + height - radius);
  target.curveTo(x + width, y + height, x + width - radius, y + height);
  target.lineTo(x + radius, y + height);
  target.curveTo(x, y + height, x, y + height - radius);
  target.lineTo(x, y + radius);
  target.curveTo(x, y, x + radius, y);
}

/** Points as one flat list: x, y, x, y... */
function polygon(target, points) {
  target.moveTo(points[0], points[1]);
  for (var i = 2; i < points.length; i += 2) target.lineTo(points[i], points[i + 1]);
  target.lineTo(points[0], points[1]);
}

/** A new clip with one filled box, the ground of most pictures. */
function filledBox(parent, x, y, width, height, color, alpha) {
  var made = clip(parent);
  made.beginFill(color, alpha);
  box(made, x, y, width, height);
  made.endFill();
  return made;
}

function filledCircle(parent, x, y, radius, color, alpha) {
  var made = clip(parent);
  made.beginFill(color, alpha);
  circle(made, 0, 0, radius);
  made.endFill();
  made._x = x;
  made._y = y;
  return made;
}
