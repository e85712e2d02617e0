// How each choice looks. Everything is drawn around the middle of the robot's body.

var metal = 0xd5dbe1;
var steel = 0x8b97a5;
var ink = 0x2c3440;

function filled(target, color, draw) {
  target.beginFill(color, 100);
  draw();
  target.endFill();
}

var drawHat = [
  function (t) {},
  function (t) {
    filled(t, ink, function () { roundBox(t, -20, -152, 40, 42, 3); });
    filled(t, ink, function () { roundBox(t, -34, -116, 68, 9, 4); });
    filled(t, 0xe8505b, function () { box(t, -20, -124, 40, 7); });
  },
  function (t) {
    filled(t, 0xf6c945, function () { polygon(t, [-26, -106, -30, -140, -13, -122, 0, -146, 13, -122, 30, -140, 26, -106]); });
    filled(t, 0xe8505b, function () { circle(t, 0, -115, 4); });
    filled(t, 0x4f9de0, function () { circle(t, -15, -114, 3); });
    filled(t, 0x4f9de0, function () { circle(t, 15, -114, 3); });
  },
  function (t) {
    filled(t, 0xe8505b, function () { t.moveTo(-22, -106); t.curveTo(-20, -128, 0, -128); t.curveTo(20, -128, 22, -106); });
    filled(t, steel, function () { box(t, -2, -140, 4, 14); });
    filled(t, 0x4f9de0, function () { ellipse(t, -19, -141, 18, 5); });
    filled(t, 0xf6c945, function () { ellipse(t, 19, -141, 18, 5); });
  },
  function (t) {
    filled(t, 0x3f8f4f, function () { box(t, -2, -132, 4, 26); });
    filled(t, 0x3f8f4f, function () { ellipse(t, 9, -117, 8, 4); });
    for (var i = 0; i < 6; i++) {
      t.beginFill(0xff8fb1, 100);
      circle(t, Math.cos(i * 1.047) * 10, -140 + Math.sin(i * 1.047) * 10, 7);
      t.endFill();
    }
    filled(t, 0xf6c945, function () { circle(t, 0, -140, 6); });
  },
  function (t) {
    t.lineStyle(3, steel, 100);
    t.moveTo(0, -106);
    t.lineTo(0, -138);
    t.moveTo(-12, -142);
    t.curveTo(0, -128, 12, -142);
    t.lineStyle();
    filled(t, 0xe8505b, function () { circle(t, 0, -142, 6); });
  }
];

var drawHead = [
  function (t, c) { filled(t, c, function () { circle(t, 0, -75, 35); }); },
  function (t, c) { filled(t, c, function () { roundBox(t, -34, -108, 68, 64, 8); }); },
  function (t, c) { filled(t, c, function () { ellipse(t, 0, -76, 29, 36); }); },
  function (t, c) {
    filled(t, c, function () { polygon(t, [-36, -108, 36, -108, 28, -44, -28, -44]); });
    t.lineStyle(4, steel, 100);
    t.moveTo(-34, -104);
    t.curveTo(0, -62, 34, -104);
    t.lineStyle();
  },
  function (t, c) {
    filled(t, c, function () { roundBox(t, -42, -106, 84, 62, 10); });
    filled(t, 0x21323f, function () { roundBox(t, -35, -100, 70, 50, 8); });
  },
  function (t, c) { filled(t, c, function () { polygon(t, [-36, -75, -18, -107, 18, -107, 36, -75, 18, -44, -18, -44]); }); }
];

function eye(t, x, y, size) {
  filled(t, 0xffffff, function () { circle(t, x, y, size); });
  filled(t, ink, function () { circle(t, x + size * 0.15, y + size * 0.1, size * 0.5); });
}

var drawEyes = [
  function (t) { eye(t, -13, -80, 9); eye(t, 13, -80, 9); smile(t); },
  function (t) { eye(t, 0, -80, 17); smile(t); },
  function (t) {
    filled(t, ink, function () { roundBox(t, -28, -90, 56, 17, 8); });
    filled(t, 0xff5d6c, function () { roundBox(t, -20, -85, 22, 6, 3); });
    smile(t);
  },
  function (t) {
    eye(t, -13, -78, 9);
    eye(t, 13, -78, 9);
    filled(t, steel, function () { box(t, -24, -89, 21, 10); });
    filled(t, steel, function () { box(t, 3, -89, 21, 10); });
    smile(t);
  },
  function (t) { star(t, -14, -80); star(t, 14, -80); smile(t); },
  function (t) { eye(t, -19, -78, 7); eye(t, 0, -87, 7); eye(t, 19, -78, 7); smile(t); }
];

function star(t, x, y) {
  var points = [];
  for (var i = 0; i < 10; i++) {
    var reach = i % 2 === 0 ? 11 : 5;
    points.push(x + Math.sin((i * Math.PI) / 5) * reach, y - Math.cos((i * Math.PI) / 5) * reach);
  }
  filled(t, 0xfff2a8, function () { polygon(t, points); });
}

function smile(t) {
  t.lineStyle(3, 0xf3f6f8, 100);
  t.moveTo(-9, -58);
  t.curveTo(0, -50, 9, -58);
  t.lineStyle();
}

var drawBody = [
  function (t, c, s) {
    filled(t, c, function () { roundBox(t, -38, -36, 76, 82, 8); });
    filled(t, s, function () { roundBox(t, -22, -20, 44, 30, 5); });
    for (var i = 0; i < 3; i++) { t.beginFill(metal, 100); circle(t, -13 + i * 13, -5, 4); t.endFill(); }
  },
  function (t, c, s) {
    filled(t, c, function () {
      t.moveTo(-30, -36); t.lineTo(30, -36); t.curveTo(48, 5, 30, 46); t.lineTo(-30, 46); t.curveTo(-48, 5, -30, -36);
    });
    t.lineStyle(4, s, 100);
    t.moveTo(-36, -16); t.lineTo(36, -16); t.moveTo(-37, 26); t.lineTo(37, 26);
    t.lineStyle();
  },
  function (t, c, s) {
    filled(t, c, function () {
      t.moveTo(0, 48); t.curveTo(-62, 8, -42, -26); t.curveTo(-20, -50, 0, -20); t.curveTo(20, -50, 42, -26); t.curveTo(62, 8, 0, 48);
    });
    filled(t, s, function () { circle(t, 0, 4, 9); });
  },
  function (t, c, s) {
    var points = [];
    for (var i = 0; i < 24; i++) {
      var reach = i % 4 < 2 ? 45 : 36;
      points.push(Math.cos((i * Math.PI) / 12) * reach, 5 + Math.sin((i * Math.PI) / 12) * reach);
    }
    filled(t, c, function () { polygon(t, points); });
    filled(t, s, function () { circle(t, 0, 5, 15); });
  },
  function (t, c, s) {
    filled(t, s, function () { polygon(t, [34, -10, 62, -28, 66, -20, 40, 18]); });
    filled(t, c, function () { t.moveTo(-34, 46); t.curveTo(-48, -36, 0, -36); t.curveTo(48, -36, 34, 46); });
    filled(t, s, function () { roundBox(t, -14, -42, 28, 9, 4); });
  },
  function (t, c, s) {
    t.beginFill(0xdff3fa, 80);
    roundBox(t, -36, -30, 72, 76, 14);
    t.endFill();
    filled(t, c, function () { roundBox(t, -30, 4, 60, 36, 10); });
    filled(t, s, function () { roundBox(t, -32, -38, 64, 11, 4); });
    filled(t, 0xffffff, function () { circle(t, -12, 18, 4); });
    filled(t, 0xffffff, function () { circle(t, 10, 26, 3); });
  }
];

/** One arm, the right one; the left is its mirror image. */
var drawArm = [
  function (t, c) {
    t.lineStyle(9, steel, 100);
    t.moveTo(36, -18); t.lineTo(66, 6);
    t.lineStyle(7, c, 100);
    t.moveTo(66, 6); t.curveTo(90, -4, 80, -22);
    t.moveTo(66, 6); t.curveTo(66, -18, 76, -24);
    t.lineStyle();
  },
  function (t, c) {
    t.lineStyle(4, steel, 100);
    t.moveTo(36, -18);
    for (var i = 0; i < 6; i++) t.lineTo(42 + i * 7, -18 + (i % 2 === 0 ? -8 : 10) + i * 3);
    t.lineStyle();
    filled(t, c, function () { circle(t, 84, 4, 11); });
  },
  function (t, c) {
    t.lineStyle(7, 0xf7e2a8, 100);
    t.moveTo(36, -18); t.curveTo(80, -40, 66, 0); t.curveTo(52, 40, 88, 34);
    t.lineStyle();
  },
  function (t, c) {
    t.lineStyle(7, 0xb07a45, 100);
    t.moveTo(36, -18); t.lineTo(78, -44);
    t.lineStyle();
    filled(t, c, function () { polygon(t, [72, -52, 88, -36, 100, -66, 88, -74]); });
  },
  function (t, c) {
    filled(t, 0xffffff, function () {
      t.moveTo(34, -22); t.curveTo(70, -64, 104, -46); t.curveTo(98, -30, 84, -24); t.curveTo(88, -8, 66, -6); t.curveTo(60, 8, 36, 0);
    });
  },
  function (t, c) {
    t.lineStyle(6, steel, 100);
    t.moveTo(36, -18); t.lineTo(76, 14);
    t.lineStyle();
    filled(t, metal, function () { ellipse(t, 84, 22, 13, 10); });
  }
];

var drawLegs = [
  function (t, c, s) {
    filled(t, steel, function () { box(t, -22, 44, 12, 34); });
    filled(t, steel, function () { box(t, 10, 44, 12, 34); });
    filled(t, s, function () { roundBox(t, -30, 76, 28, 26, 7); });
    filled(t, s, function () { roundBox(t, 8, 76, 30, 26, 7); });
  },
  function (t, c, s) {
    filled(t, steel, function () { roundBox(t, -30, 44, 60, 22, 6); });
    filled(t, ink, function () { circle(t, -26, 84, 18); });
    filled(t, ink, function () { circle(t, 26, 84, 18); });
    filled(t, c, function () { circle(t, -26, 84, 8); });
    filled(t, c, function () { circle(t, 26, 84, 8); });
  },
  function (t, c, s) {
    t.lineStyle(6, steel, 100);
    t.moveTo(-16, 46);
    for (var i = 0; i < 6; i++) t.lineTo(i % 2 === 0 ? 18 : -18, 52 + i * 8);
    t.lineStyle();
    filled(t, s, function () { roundBox(t, -26, 92, 52, 10, 5); });
  },
  function (t, c, s) {
    filled(t, steel, function () { box(t, -20, 44, 40, 16); });
    filled(t, ink, function () { roundBox(t, -52, 60, 104, 42, 20); });
    for (var i = 0; i < 4; i++) { t.beginFill(c, 100); circle(t, -33 + i * 22, 81, 9); t.endFill(); }
  },
  function (t, c, s) {
    t.lineStyle(6, 0xb07a45, 100);
    t.moveTo(-18, 44); t.lineTo(-26, 102); t.moveTo(18, 44); t.lineTo(26, 102);
    t.lineStyle();
    filled(t, s, function () { box(t, -32, 70, 18, 6); });
    filled(t, s, function () { box(t, 14, 70, 18, 6); });
  },
  function (t, c, s) {
    filled(t, metal, function () { polygon(t, [-24, 44, 24, 44, 32, 72, -32, 72]); });
    filled(t, 0xf48c3a, function () { polygon(t, [-22, 74, 22, 74, 12, 96, 4, 84, 0, 106, -6, 84, -12, 94]); });
    filled(t, 0xffe066, function () { polygon(t, [-10, 74, 10, 74, 0, 92]); });
  }
];
