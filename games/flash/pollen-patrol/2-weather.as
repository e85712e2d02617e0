// What falls, chases and strikes. Each kind has a fixed number of clips that wait out of sight for their turn.

var weathers = ["Drizzle", "Breeze", "Hail", "Wasp", "Thunder"];

var drops = [];
var stones = [];
var wasps = [];
var bolts = [];
var wind = 0;
var windAim = 0;

function prepareWeather(parent) {
  fill(bolts, 3, drawBolt, parent);
  fill(drops, 46, drawDrop, parent);
  fill(stones, 12, drawHail, parent);
  fill(wasps, 2, drawWasp, parent);
}

function fill(pool, count, draw, parent) {
  for (var i = 0; i < count; i++) pool.push({ clip: draw(parent), live: false, x: 0, y: 0, dx: 0, dy: 0, age: 0 });
}

function clearWeather() {
  var pools = [drops, stones, wasps, bolts];
  for (var p = 0; p < pools.length; p++) {
    for (var i = 0; i < pools[p].length; i++) rest(pools[p][i]);
  }
  wind = windAim = 0;
}

function rest(thing) {
  thing.live = false;
  thing.clip._visible = false;
}

function wake(pool, x, y, dx, dy) {
  for (var i = 0; i < pool.length; i++) {
    var thing = pool[i];
    if (thing.live) continue;
    thing.live = true;
    thing.x = x;
    thing.y = y;
    thing.dx = dx;
    thing.dy = dy;
    thing.age = 0;
    thing.clip._visible = true;
    thing.clip._rotation = 0;
    place(thing);
    return thing;
  }
}

function place(thing) {
  thing.clip._x = thing.x;
  thing.clip._y = thing.y;
}

/** `level` counts from 1; each of the first five brings its own weather and keeps the earlier ones. */
function stepWeather(level, clock) {
  var storm = Math.max(0, level - 5);
  if (Math.random() < Math.min(0.2, 0.035 + level * 0.014)) {
    wake(drops, -40 + Math.random() * 720, -14, 0, 2.1 + Math.random() + level * 0.12);
  }
  if (level >= 2) blow(clock);
  if (level >= 3 && clock % Math.max(34, 84 - storm * 6) === 0) {
    var side = Math.random() < 0.5 ? -1 : 1;
    wake(stones, bee.x - side * 260, -12, side * (2.4 + Math.random() * 1.4), 3 + Math.random() * 1.5);
  }
  if (level >= 4 && clock % 900 === 120) wake(wasps, Math.random() < 0.5 ? -30 : 670, 60 + Math.random() * 160, 0, 0);
  if (level >= 5 && clock % Math.max(110, 260 - storm * 20) === 0) {
    var bolt = wake(bolts, 40 + Math.random() * 560, 0, 0, 0);
    if (bolt) bolt.clip.flash._visible = false;
  }
  stepDrops();
  stepStones();
  stepWasps(level);
  stepBolts();
}

function blow(clock) {
  if (clock % 320 === 0) windAim = (Math.random() - 0.5) * 3;
  wind += (windAim - wind) * 0.02;
}

function stepDrops() {
  for (var i = 0; i < drops.length; i++) {
    var drop = drops[i];
    if (!drop.live) continue;
    drop.x += wind * 0.9;
    drop.y += drop.dy;
    drop.clip._rotation = -wind * 12;
    place(drop);
    if (drop.y > 352) {
      burst(drop.x, 350, 0xbfe0ff, 2, 1.4, 0.08);
      rest(drop);
    } else if (near(drop, 21)) {
      struck(drop);
      rest(drop);
    }
  }
}

function stepStones() {
  for (var i = 0; i < stones.length; i++) {
    var stone = stones[i];
    if (!stone.live) continue;
    stone.x += stone.dx;
    stone.y += stone.dy;
    stone.dy += 0.06;
    stone.clip._rotation += stone.dx * 4;
    if (stone.y > 344 && stone.dy > 0) {
      stone.dy *= -0.55;
      stone.age += 1;
      burst(stone.x, 346, 0xffffff, 3, 1.6, 0.08);
    }
    place(stone);
    if (stone.age > 2 || stone.x < -60 || stone.x > 700) rest(stone);
    else if (near(stone, 21)) {
      struck(stone);
      rest(stone);
    }
  }
}

function stepWasps(level) {
  var top = 2 + Math.min(level, 14) * 0.09;
  for (var i = 0; i < wasps.length; i++) {
    var wasp = wasps[i];
    if (!wasp.live) continue;
    wasp.age += 1;
    var leaving = wasp.age > 620;
    var aimX = leaving ? wasp.x + 400 : bee.x;
    var aimY = leaving ? -80 : bee.y;
    var away = Math.max(1, Math.sqrt((aimX - wasp.x) * (aimX - wasp.x) + (aimY - wasp.y) * (aimY - wasp.y)));
    wasp.dx += ((aimX - wasp.x) / away) * 0.075;
    wasp.dy += ((aimY - wasp.y) / away) * 0.075;
    var pace = Math.sqrt(wasp.dx * wasp.dx + wasp.dy * wasp.dy);
    if (pace > top) {
      wasp.dx *= top / pace;
      wasp.dy *= top / pace;
    }
    wasp.x += wasp.dx;
    wasp.y += wasp.dy;
    wasp.clip._xscale = wasp.dx < 0 ? -100 : 100;
    wasp.clip.wings._yscale = 60 + 50 * Math.sin(wasp.age * 1.4);
    place(wasp);
    if (leaving && (wasp.y < -40 || wasp.x > 700)) rest(wasp);
    else if (near(wasp, 24)) {
      struck(wasp);
      wasp.dx *= -2;
      wasp.dy *= -2;
    }
  }
}

function stepBolts() {
  for (var i = 0; i < bolts.length; i++) {
    var bolt = bolts[i];
    if (!bolt.live) continue;
    bolt.age += 1;
    bolt.clip.warning._alpha = 40 + 60 * Math.abs(Math.sin(bolt.age * 0.25));
    if (bolt.age === 62) {
      bolt.clip.flash._visible = true;
      playSound("thunder", 70);
      shake(9);
    }
    if (bolt.age > 62) {
      bolt.clip.flash._alpha = 100 - (bolt.age - 62) * 5;
      if (bolt.age < 72 && Math.abs(bee.x - bolt.x) < 26) struck(bolt);
    }
    if (bolt.age > 82) rest(bolt);
  }
}

function near(thing, reach) {
  var dx = thing.x - bee.x;
  var dy = thing.y - bee.y;
  return dx * dx + dy * dy < reach * reach;
}
