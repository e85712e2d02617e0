import flash.display.Graphics;
import flash.display.Shape;
import flash.display.Sprite;
import flash.text.TextFormatAlign;
import kit.Label;
import kit.Pen;
import kit.Redraw;

/** The four walls, drawn anew whenever something on them changes. */
class Walls extends Sprite {
  public static final colors = [0xe8505b, 0x4f9de0, 0xf6c945, 0x5fc9a4];

  final picture = new Shape();
  final redraw = new Redraw();
  final writing = new Label(404, 96, 160, 34, 0xffe9a8, TextFormatAlign.CENTER);

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    addChild(picture);
    addChild(writing);
  }

  public function show(wall:Int, attic:Attic, singing:Int):Void {
    if (!redraw.isDue('${attic.number} ${attic.deeds} $wall $singing')) return;
    var g = picture.graphics;
    g.clear();
    room(g, wall);
    switch (wall) {
      case 0:
        doorWall(g, attic);
      case 1:
        windowWall(g, attic);
      case 2:
        clockWall(g, attic);
      default:
        chestWall(g, attic, singing);
    }
    writing.visible = wall == 2 && attic.candleLit;
    writing.say(time(attic.hour, attic.minute));
  }

  public static function time(hour:Int, minute:Int):String {
    return '$hour:${minute < 10 ? "0" : ""}$minute';
  }

  function room(g:Graphics, wall:Int):Void {
    var tones = [0x4b3a52, 0x3f3d5c, 0x4f3f45, 0x45404f];
    Pen.box(g, -20, -20, 680, 260, tones[wall]);
    for (i in 0...9) Pen.box(g, -20 + i * 80, -20, 3, 250, 0x000000, 0.14);
    Pen.box(g, -20, 230, 680, 90, 0x5d4432);
    for (i in 0...5) Pen.box(g, -20, 230 + i * 18, 680, 2, 0x000000, 0.16);
    Pen.polygon(g, [-20, -20, 150, -20, -20, 90], 0x2c2231);
    Pen.polygon(g, [660, -20, 490, -20, 660, 90], 0x2c2231);
  }

  function doorWall(g:Graphics, attic:Attic):Void {
    Pen.box(g, 254, 48, 132, 184, 0x2d2018);
    if (attic.doorOpen) {
      Pen.box(g, 262, 56, 116, 176, 0xffe9a8);
      Pen.polygon(g, [262, 56, 292, 76, 292, 226, 262, 232], 0x7a5236);
    } else {
      Pen.box(g, 262, 56, 116, 176, 0x8d5a34);
      Pen.roundBox(g, 276, 70, 40, 64, 4, 0x7a4a2a);
      Pen.roundBox(g, 324, 70, 40, 64, 4, 0x7a4a2a);
      Pen.roundBox(g, 276, 146, 40, 72, 4, 0x7a4a2a);
      Pen.roundBox(g, 324, 146, 40, 72, 4, 0x7a4a2a);
      Pen.circle(g, 368, 148, 5, 0xd9a441);
    }
    Pen.roundBox(g, 396, 104, 62, 62, 8, 0x3b444e);
    for (i in 0...4) Pen.circle(g, 413 + (i % 2) * 28, 121 + Std.int(i / 2) * 28, 10, colors[i]);
    Pen.box(g, 118, 70, 6, 160, 0x6b4632);
    Pen.ellipse(g, 121, 230, 26, 6, 0x6b4632);
    var off = attic.searched.get("coat") == true;
    Pen.polygon(g, off ? [100, 96, 142, 96, 150, 190, 128, 200, 116, 150, 96, 196] : [98, 92, 144, 92, 156, 200, 88, 200], 0x5b7a8f);
    Pen.line(g, 121, 96, 121, 198, 2, 0x44606f);
    if (attic.searched.get("rug") == true) {
      Pen.polygon(g, [230, 282, 410, 282, 396, 250, 300, 250, 280, 262, 244, 250], 0xb5434f);
      Pen.polygon(g, [244, 250, 280, 262, 262, 274, 232, 270], 0x8a2e39);
    } else {
      Pen.ellipse(g, 320, 265, 106, 20, 0xb5434f);
      Pen.ellipse(g, 320, 265, 86, 14, 0xd9a441);
      Pen.ellipse(g, 320, 265, 70, 10, 0xb5434f);
    }
    var tipped = attic.searched.get("boots") == true;
    for (i in 0...2) {
      var x = 506 + i * 32;
      Pen.roundBox(g, x, tipped && i == 0 ? 234 : 212, 18, tipped && i == 0 ? 16 : 40, 4, 0x6d4a2f);
      Pen.roundBox(g, x, 240, 30, 14, 6, 0x573a24);
    }
  }

  function windowWall(g:Graphics, attic:Attic):Void {
    Pen.roundBox(g, 212, 32, 156, 130, 10, 0x6b4632);
    Pen.box(g, 222, 42, 136, 110, 0x141b38);
    Pen.circle(g, 322, 74, 18, 0xf7f0d0);
    Pen.circle(g, 315, 70, 16, 0x141b38);
    for (i in 0...12) Pen.circle(g, 228 + (i * 47) % 126, 48 + (i * 29) % 98, 1.4, 0xffffff);
    Pen.box(g, 287, 42, 6, 110, 0x6b4632);
    Pen.box(g, 222, 94, 136, 6, 0x6b4632);
    Pen.box(g, 60, 164, 152, 12, 0x8d5a34);
    Pen.box(g, 70, 176, 132, 30, 0x7a4a2a);
    if (attic.drawerOpen) Pen.box(g, 76, 186, 120, 30, 0x3a2418);
    Pen.box(g, 76, attic.drawerOpen ? 204 : 180, 120, 22, 0x9c6a3e);
    Pen.circle(g, 136, attic.drawerOpen ? 215 : 191, 4, 0xd9a441);
    Pen.box(g, 70, 206, 10, 44, 0x7a4a2a);
    Pen.box(g, 192, 206, 10, 44, 0x7a4a2a);
    Pen.box(g, 90, 140, 40, 24, 0xd1495b);
    Pen.box(g, 94, 132, 34, 8, 0x4f9de0);
    Pen.line(g, 446, 170, 416, 236, 5, 0x8a6530);
    Pen.line(g, 446, 170, 476, 236, 5, 0x8a6530);
    Pen.line(g, 446, 170, 446, 238, 5, 0x8a6530);
    Pen.polygon(g, [400, 118, 410, 104, 492, 158, 484, 172], 0xd9a441);
    Pen.polygon(g, [394, 122, 408, 100, 416, 106, 402, 128], attic.lensIn ? 0x9fd3ea : 0x2d2018);
    var tipped = attic.searched.get("basket") == true;
    Pen.polygon(g, tipped ? [540, 224, 600, 214, 606, 250, 552, 258] : [540, 214, 602, 214, 594, 258, 548, 258], 0xb98d4f);
    for (i in 0...3) Pen.circle(g, 556 + i * 15, tipped ? 252 : 212, 9, colors[i]);
  }

  function clockWall(g:Graphics, attic:Attic):Void {
    Pen.roundBox(g, 86, 44, 92, 196, 8, 0x7a4a2a);
    Pen.polygon(g, [80, 48, 132, 24, 184, 48], 0x6b4632);
    Pen.circle(g, 132, 90, 36, 0xf3e3c0);
    for (i in 0...12) Pen.circle(g, 132 + Math.sin(i * 0.5236) * 30, 90 - Math.cos(i * 0.5236) * 30, 2, 0x4a2f22);
    Pen.line(g, 132, 90, 132 + 14, 90 - 10, 3, 0x4a2f22);
    Pen.line(g, 132, 90, 132 - 4, 90 - 24, 2, 0x4a2f22);
    Pen.roundBox(g, 106, 140, 52, 88, 5, attic.clockOpen ? 0x1d1311 : 0x4a2f22);
    if (attic.clockOpen) Pen.polygon(g, [158, 140, 178, 150, 178, 236, 158, 228], 0x8d5a34);
    else {
      Pen.line(g, 132, 142, 132, 196, 3, 0xd9a441);
      Pen.circle(g, 132, 202, 11, 0xd9a441);
    }
    Pen.box(g, 280, 172, 104, 8, 0x8d5a34);
    Pen.ellipse(g, 332, 168, 20, 5, 0xb08d57);
    if (attic.candleSet) {
      Pen.roundBox(g, 325, 132, 14, 36, 3, 0xfff3e0);
      if (attic.candleLit) {
        Pen.circle(g, 332, 122, 40, 0xffd23f, 0.18);
        Pen.polygon(g, [327, 131, 332, 114, 337, 131], 0xffd23f);
      }
    }
    if (!attic.candleLit) Pen.roundBox(g, 404, 50, 164, 130, 14, 0x0d0a10, 0.85);
    else Pen.roundBox(g, 404, 50, 164, 130, 14, 0x6b5138, 0.6);
    Pen.box(g, 430, 196, 70, 50, 0x8a6a42);
    Pen.box(g, 500, 210, 60, 36, 0x7a5c38);
  }

  function chestWall(g:Graphics, attic:Attic, singing:Int):Void {
    Pen.polygon(g, [104, 92, 158, 56, 212, 92], 0x7a4a32);
    Pen.roundBox(g, 116, 88, 84, 82, 6, 0x8d5a34);
    Pen.circle(g, 158, 138, 20, 0xf3e3c0);
    Pen.line(g, 158, 138, 158, 124, 2, 0x4a2f22);
    Pen.line(g, 158, 138, 168, 142, 2, 0x4a2f22);
    Pen.roundBox(g, 144, 94, 28, 22, 4, 0x2d2018);
    if (attic.crankIn) Pen.circle(g, 158, 106, 10, singing >= 0 ? colors[singing] : 0xd9c7a8);
    if (singing >= 0) Pen.circle(g, 158, 106, 34, colors[singing], 0.35);
    Pen.box(g, 264, 50, 112, 86, 0xb08d57);
    Pen.box(g, 272, 58, 96, 70, 0x22304f);
    Pen.box(g, 300, 92, 10, 30, 0xfff3e0);
    Pen.polygon(g, [301, 91, 305, 78, 309, 91], 0xffd23f);
    Pen.circle(g, 305, 86, 20, 0xffd23f, 0.2);
    Pen.box(g, 330, 70, 28, 40, 0x6b5138);
    Pen.roundBox(g, 392, 206, 136, 54, 6, 0x7a4a2a);
    if (attic.chestOpen) Pen.polygon(g, [392, 206, 528, 206, 520, 172, 400, 172], 0x5a3520);
    else Pen.roundBox(g, 392, 184, 136, 28, 10, 0x8d5a34);
    Pen.box(g, 404, 206, 8, 54, 0xb08d57);
    Pen.box(g, 508, 206, 8, 54, 0xb08d57);
    for (i in 0...3) Pen.circle(g, 438 + i * 22, 226, 8, colors[i]);
  }
}
