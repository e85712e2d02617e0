// Sparks and shakes: a fixed number of clips, made once, so that a busy moment costs no more than a calm one.

var sparks = [];
var nextSpark = 0;
var shakeLeft = 0;

function prepareSparks(parent, count) {
  for (var i = 0; i < count; i++) {
    var made = clip(parent);
    made._visible = false;
    sparks.push({ clip: made, life: 0, span: 1, dx: 0, dy: 0, fall: 0 });
  }
}

function burst(x, y, color, count, speed, fall) {
  for (var i = 0; i < count; i++) {
    var spark = sparks[nextSpark];
    nextSpark = (nextSpark + 1) % sparks.length;
    var angle = Math.random() * Math.PI * 2;
    var pace = speed * (0.3 + Math.random() * 0.7);
    spark.dx = Math.cos(angle) * pace;
    spark.dy = Math.sin(angle) * pace;
    spark.fall = fall;
    spark.span = spark.life = 20 + Math.floor(Math.random() * 16);
    spark.clip.clear();
    spark.clip.beginFill(color, 100);
    circle(spark.clip, 0, 0, 1.5 + Math.random() * 2.5);
    spark.clip.endFill();
    spark.clip._x = x;
    spark.clip._y = y;
    spark.clip._visible = true;
  }
}

function shake(strength) {
  shakeLeft = Math.max(shakeLeft, strength);
}

function stepSparks(world) {
  for (var i = 0; i < sparks.length; i++) {
    var spark = sparks[i];
    if (spark.life <= 0) continue;
    spark.life -= 1;
    spark.dy += spark.fall;
    spark.clip._x += spark.dx;
    spark.clip._y += spark.dy;
    spark.clip._alpha = (spark.life / spark.span) * 100;
    if (spark.life <= 0) spark.clip._visible = false;
  }
  shakeLeft *= 0.88;
  if (shakeLeft < 0.3) shakeLeft = 0;
  world._x = (Math.random() - 0.5) * shakeLeft;
  world._y = (Math.random() - 0.5) * shakeLeft;
}
