// A bee gathers pollen in the weather. Pollen taken quickly one after the other makes a chain worth more and more.

var sky = clip(world);
drawMeadow(sky);
var clouds = [drawCloud(sky, 80, 60, 110), drawCloud(sky, 300, 36, 80), drawCloud(sky, 470, 110, 95)];
var pollenLayer = clip(world);
var weatherLayer = clip(world);
prepareWeather(weatherLayer);

var bee = { clip: drawBee(world), x: 320, y: 200, dx: 0, dy: 0, safe: 0, shield: 0 };
prepareSparks(world, 70);
var banner = label(world, 40, 120, 560, 34, 0x21473a, "center");
var lives = 3;
var hearts = [];
for (var h = 0; h < 5; h++) hearts.push(drawHeart(hud, 268 + h * 26, 22));
var chainText = label(world, 0, 0, 120, 16, 0x7a3d00, "center");

var pollen = [];
fill(pollen, 9, drawPollen, pollenLayer);
var umbrella = { clip: drawUmbrella(pollenLayer), live: false, x: 0, y: 0, age: 0 };

var level = 1;
var gathered = 0;
var chain = 0;
var chainLeft = 0;
var clock = 0;
var bannerLeft = 0;
var followsMouse = false;
Mouse.addListener({
  onMouseMove: function () {
    followsMouse = true;
  }
});

function drawHeart(parent, x, y) {
  var heart = clip(parent);
  heart.beginFill(0xff5d6c, 100);
  heart.moveTo(0, 8);
  heart.curveTo(-12, -2, -6, -7);
  heart.curveTo(-1, -9, 0, -4);
  heart.curveTo(1, -9, 6, -7);
  heart.curveTo(12, -2, 0, 8);
  heart.endFill();
  heart._x = x;
  heart._y = y;
  return heart;
}

function begin() {
  level = 1;
  gathered = chain = chainLeft = clock = 0;
  lives = 3;
  bee.x = 320;
  bee.y = 200;
  bee.dx = bee.dy = bee.shield = 0;
  bee.safe = 60;
  clearWeather();
  for (var i = 0; i < pollen.length; i++) rest(pollen[i]);
  rest(umbrella);
  for (var n = 0; n < 4; n++) scatterPollen();
  announce();
  showLives();
  moveBee();
}

function announce() {
  var name = level <= weathers.length ? weathers[level - 1] : "Storm " + (level - weathers.length);
  write(banner, "Level " + level + ": " + name);
  bannerLeft = 110;
}

function goal() {
  return 8 + level * 3;
}

function scatterPollen() {
  wake(pollen, 40 + Math.random() * 560, 60 + Math.random() * 250, (Math.random() - 0.5) * 0.7, (Math.random() - 0.5) * 0.5);
}

function step() {
  clock += 1;
  fly();
  stepWeather(level, clock);
  stepPollen();
  stepUmbrella();
  if (chainLeft > 0) {
    chainLeft -= 1;
    if (chainLeft === 0) chain = 0;
  }
  drift();
  moveBee();
  chainText._visible = chain > 1;
  if (chain > 1) {
    write(chainText, "x" + chain);
    chainText._x = bee.x - 60;
    chainText._y = bee.y - 44;
  }
  bannerLeft -= 1;
  banner._visible = bannerLeft > 0;
}

function drift() {
  for (var i = 0; i < clouds.length; i++) {
    clouds[i]._x += 0.15 + i * 0.05 + wind * 0.2;
    if (clouds[i]._x > 670) clouds[i]._x = -90;
    if (clouds[i]._x < -95) clouds[i]._x = 665;
  }
}

function fly() {
  var kx = heldX();
  var ky = heldY();
  if (kx !== 0 || ky !== 0) followsMouse = false;
  if (followsMouse) {
    kx = limit((_root._xmouse - bee.x) / 46);
    ky = limit((_root._ymouse - bee.y) / 46);
  } else if (kx !== 0 && ky !== 0) {
    kx *= 0.71;
    ky *= 0.71;
  }
  bee.dx += (kx * 5.4 - bee.dx) * 0.2;
  bee.dy += (ky * 5.4 - bee.dy) * 0.2;
  bee.x = Math.min(622, Math.max(18, bee.x + bee.dx + wind * 0.5));
  bee.y = Math.min(338, Math.max(40, bee.y + bee.dy));
  if (bee.safe > 0) bee.safe -= 1;
  if (bee.shield > 0) bee.shield -= 1;
}

function limit(n) {
  return Math.min(1, Math.max(-1, n));
}

function moveBee() {
  place(bee);
  if (Math.abs(bee.dx) > 0.3) bee.clip._xscale = bee.dx < 0 ? -100 : 100;
  bee.clip._rotation = bee.dy * (bee.clip._xscale < 0 ? -3 : 3);
  bee.clip.wings._yscale = 55 + 55 * Math.sin(clock * 1.3);
  bee.clip._alpha = bee.safe > 0 && bee.safe % 10 < 5 ? 45 : 100;
  bee.clip.shield._visible = bee.shield > 0 && (bee.shield > 90 || bee.shield % 12 < 7);
}

function stepPollen() {
  if (clock % Math.max(30, 62 - level * 3) === 0) scatterPollen();
  for (var i = 0; i < pollen.length; i++) {
    var puff = pollen[i];
    if (!puff.live) continue;
    puff.age += 1;
    puff.x = Math.min(620, Math.max(20, puff.x + puff.dx + wind * 0.15));
    puff.y = Math.min(330, Math.max(48, puff.y + puff.dy + Math.sin(puff.age * 0.06) * 0.3));
    puff.clip._xscale = puff.clip._yscale = Math.min(100, puff.age * 7) + 6 * Math.sin(puff.age * 0.15);
    puff.clip._alpha = puff.age > 400 ? Math.max(0, 100 - (puff.age - 400) * 1.2) : 100;
    place(puff);
    if (puff.age > 480) rest(puff);
    else if (near(puff, 31)) gather(puff);
  }
}

function gather(puff) {
  rest(puff);
  chain = Math.min(9, chain + 1);
  chainLeft = 130;
  gathered += 1;
  addScore(10 * chain);
  burst(puff.x, puff.y, 0xffd23f, 7, 2.6, 0.05);
  playSound(chain >= 4 ? "chain" : "pollen", 70);
  if (gathered >= goal()) nextLevel();
}

function nextLevel() {
  level += 1;
  gathered = 0;
  addScore(50 * level);
  if (level % 3 === 0) lives = Math.min(5, lives + 1);
  bee.safe = Math.max(bee.safe, 70);
  playSound("level", 80);
  burst(bee.x, bee.y, 0xffffff, 20, 4, 0.04);
  announce();
  showLives();
}

function stepUmbrella() {
  if (!umbrella.live && clock % 1000 === 600) {
    umbrella.live = true;
    umbrella.clip._visible = true;
    umbrella.x = 60 + Math.random() * 520;
    umbrella.y = -20;
  }
  if (!umbrella.live) return;
  umbrella.y += 1.1;
  umbrella.x += Math.sin(umbrella.y * 0.04) * 1.2;
  umbrella.clip._rotation = Math.sin(umbrella.y * 0.04) * 14;
  place(umbrella);
  if (umbrella.y > 380) rest(umbrella);
  else if (near(umbrella, 32)) {
    rest(umbrella);
    bee.shield = 360;
    playSound("shield", 80);
  }
}

function struck(thing) {
  if (bee.shield > 0) {
    burst(thing.x, Math.max(thing.y, bee.y - 20), 0xffb199, 6, 3, 0.06);
    return;
  }
  if (bee.safe > 0) return;
  lives -= 1;
  chain = 0;
  bee.safe = 100;
  shake(14);
  burst(bee.x, bee.y, 0xff5d6c, 16, 4, 0.08);
  showLives();
  if (lives > 0) {
    playSound("hurt", 90);
    return;
  }
  playSound("over", 90);
  endGame();
}

function showLives() {
  for (var i = 0; i < hearts.length; i++) hearts[i]._visible = i < lives;
}

/** Behind the title the bee idles over the meadow. */
function idle() {
  clock += 1;
  banner._visible = false;
  drift();
  bee.y += Math.sin(clock * 0.06) * 0.4;
  moveBee();
}

runGame({
  controls: "Fly with mouse, arrows or WASD. Gather pollen, dodge the weather.",
  begin: begin,
  step: step,
  idle: idle
});
