// Everything that can be seen, drawn once.

function drawMeadow(parent) {
  var sky = clip(parent);
  var bands = [0x6fbfc9, 0x83ccc9, 0x9ad8c9, 0xb4e3c8, 0xcdecc8];
  for (var i = 0; i < bands.length; i++) {
    sky.beginFill(bands[i], 100);
    box(sky, -20, -20 + i * 64, 680, 90);
    sky.endFill();
  }
  sky.beginFill(0xfff3c4, 90);
  circle(sky, 540, 66, 34);
  sky.endFill();
  hill(sky, 0x8cc79a, 250, 60, 0.9);
  hill(sky, 0x69b07f, 290, 40, 1.7);
  hill(sky, 0x4b9468, 325, 22, 2.9);
  for (var f = 0; f < 26; f++) blossom(sky, 12 + f * 25, 338 + (f * 37) % 18, f);
}

function hill(target, color, base, height, waves) {
  target.beginFill(color, 100);
  target.moveTo(-20, 400);
  target.lineTo(-20, base);
  for (var x = -20; x <= 660; x += 20) {
    target.lineTo(x, base - height * (0.5 + 0.5 * Math.sin(waves + (x / 640) * Math.PI * waves)));
  }
  target.lineTo(660, 400);
  target.lineTo(-20, 400);
  target.endFill();
}

function blossom(target, x, y, seed) {
  var petals = [0xffd1e0, 0xfff1a8, 0xffffff, 0xe1c8ff];
  target.lineStyle(2, 0x2f6d4b, 100);
  target.moveTo(x, y);
  target.lineTo(x, y + 22);
  target.lineStyle();
  // Shapes that overlap within one fill would cut holes into each other.
  for (var i = 0; i < 5; i++) {
    target.beginFill(petals[seed % 4], 100);
    circle(target, x + Math.cos(i * 1.257) * 4, y + Math.sin(i * 1.257) * 4, 3.2);
    target.endFill();
  }
  target.beginFill(0xf2a93b, 100);
  circle(target, x, y, 2.6);
  target.endFill();
}

function drawCloud(parent, x, y, size) {
  var cloud = clip(parent);
  cloud.beginFill(0xffffff, 100);
  circle(cloud, 0, 0, 15);
  cloud.endFill();
  cloud.beginFill(0xffffff, 100);
  circle(cloud, 20, -6, 20);
  cloud.endFill();
  cloud.beginFill(0xffffff, 100);
  circle(cloud, 44, 0, 15);
  cloud.endFill();
  cloud.beginFill(0xffffff, 100);
  box(cloud, 0, 0, 44, 15);
  cloud.endFill();
  cloud._alpha = 85;
  cloud._x = x;
  cloud._y = y;
  cloud._xscale = cloud._yscale = size;
  return cloud;
}

function drawBee(parent) {
  var bee = clip(parent);
  bee.wings = clip(bee);
  bee.wings.beginFill(0xffffff, 75);
  ellipse(bee.wings, -7, -12, 7, 12);
  bee.wings.endFill();
  bee.wings.beginFill(0xffffff, 75);
  ellipse(bee.wings, 5, -12, 7, 12);
  bee.wings.endFill();
  var body = clip(bee);
  body.beginFill(0x3b2a1a, 100);
  polygon(body, [-18, 0, -24, 3, -18, 5]);
  body.endFill();
  body.beginFill(0xffc93c, 100);
  ellipse(body, 0, 0, 18, 12);
  body.endFill();
  body.beginFill(0x3b2a1a, 100);
  roundBox(body, -9, -10.5, 5, 21, 2);
  roundBox(body, 1, -11.5, 5, 23, 2);
  body.endFill();
  body.beginFill(0xffffff, 100);
  circle(body, 12, -3, 4);
  body.endFill();
  body.beginFill(0x1b1b1b, 100);
  circle(body, 13.2, -2.6, 2);
  body.endFill();
  body.lineStyle(1.5, 0x3b2a1a, 100);
  body.moveTo(11, -9);
  body.curveTo(14, -17, 19, -17);
  body.moveTo(7, -10);
  body.curveTo(9, -18, 13, -20);
  bee.shield = clip(bee);
  bee.shield.lineStyle(3, 0xff7a59, 90);
  bee.shield.beginFill(0xffb199, 30);
  circle(bee.shield, 0, 0, 28);
  bee.shield.endFill();
  return bee;
}

function drawPollen(parent) {
  var puff = clip(parent);
  puff.beginFill(0xffe58a, 35);
  circle(puff, 0, 0, 14);
  puff.endFill();
  for (var i = 0; i < 6; i++) {
    puff.beginFill(0xffd23f, 100);
    circle(puff, Math.cos(i * 1.047) * 5, Math.sin(i * 1.047) * 5, 4);
    puff.endFill();
  }
  puff.beginFill(0xfff6cf, 100);
  circle(puff, -2, -2, 3);
  puff.endFill();
  return puff;
}

function drawDrop(parent) {
  var drop = clip(parent);
  drop.beginFill(0x2e6fb7, 100);
  drop.moveTo(0, -11);
  drop.curveTo(7, 0, 0, 7);
  drop.curveTo(-7, 0, 0, -11);
  drop.endFill();
  drop.beginFill(0xbfe0ff, 100);
  circle(drop, -1.2, 0.5, 1.5);
  drop.endFill();
  return drop;
}

function drawHail(parent) {
  var stone = clip(parent);
  stone.beginFill(0xf3fbff, 100);
  polygon(stone, [-7, -2, -3, -7, 4, -6, 8, 0, 4, 6, -3, 7]);
  stone.endFill();
  stone.beginFill(0xa9c7dc, 100);
  polygon(stone, [-3, 7, 4, 6, 8, 0, 2, 2]);
  stone.endFill();
  return stone;
}

function drawWasp(parent) {
  var wasp = clip(parent);
  wasp.wings = clip(wasp);
  wasp.wings.beginFill(0xd7e4ff, 70);
  ellipse(wasp.wings, 0, -10, 5, 11);
  wasp.wings.endFill();
  wasp.beginFill(0xe2572b, 100);
  ellipse(wasp, 0, 0, 15, 8);
  wasp.endFill();
  wasp.beginFill(0x26160f, 100);
  polygon(wasp, [-14, -2, -24, 0, -14, 3]);
  box(wasp, -7, -7, 3, 14);
  box(wasp, 0, -8, 3, 16);
  wasp.endFill();
  wasp.beginFill(0xffffff, 100);
  polygon(wasp, [7, -5, 14, -2, 8, 1]);
  wasp.endFill();
  return wasp;
}

function drawBolt(parent) {
  var bolt = clip(parent);
  bolt.warning = filledBox(bolt, -16, -10, 32, 400, 0xfff3a0, 28);
  bolt.flash = clip(bolt);
  bolt.flash.beginFill(0xfffbe0, 100);
  polygon(bolt.flash, [-4, -10, 12, -10, 2, 90, 14, 90, -2, 200, 9, 200, -4, 350, -6, 210, -15, 210, -4, 100, -14, 100]);
  bolt.flash.endFill();
  return bolt;
}

function drawUmbrella(parent) {
  var umbrella = clip(parent);
  umbrella.lineStyle(2.5, 0x6b4226, 100);
  umbrella.moveTo(0, -4);
  umbrella.lineTo(0, 13);
  umbrella.curveTo(0, 17, 5, 15);
  umbrella.lineStyle();
  umbrella.beginFill(0xff6b4a, 100);
  umbrella.moveTo(-17, 0);
  umbrella.curveTo(-15, -17, 0, -17);
  umbrella.curveTo(15, -17, 17, 0);
  umbrella.curveTo(11, -5, 6, 0);
  umbrella.curveTo(0, -5, -6, 0);
  umbrella.curveTo(-11, -5, -17, 0);
  umbrella.endFill();
  return umbrella;
}
