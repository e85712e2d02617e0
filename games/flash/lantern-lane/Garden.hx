import flash.display.Sprite;
import kit.Pen;

/** The garden: where the path runs and where lights may stand. Cells are 32 pixels, 17 by 10. */
class Garden extends Sprite {
  public static inline final cell = 32;
  public static inline final columns = 17;
  public static inline final rows = 10;
  public static inline final top = 38;

  /** Corners of each path, in cells. */
  static final paths:Array<Array<Array<Int>>> = [
    [[-1, 1], [4, 1], [4, 7], [8, 7], [8, 2], [13, 2], [13, 8], [15, 8]],
    [[-1, 8], [3, 8], [3, 1], [7, 1], [7, 5], [11, 5], [11, 1], [15, 1], [15, 7]],
    [[2, -1], [2, 4], [14, 4], [14, 1], [8, 1], [8, 8], [15, 8]]
  ];

  public final way:Array<{x:Float, y:Float}> = [];
  final onPath:Array<Bool> = [];

  public function new(number:Int) {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    var corners = paths[number % paths.length];
    for (corner in corners) way.push({x: (corner[0] + 0.5) * cell, y: top + (corner[1] + 0.5) * cell});
    for (i in 1...corners.length) {
      var from = corners[i - 1];
      var to = corners[i];
      var steps = Std.int(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])));
      for (s in 0...steps + 1) {
        var column = from[0] + Std.int((to[0] - from[0]) * s / steps);
        var row = from[1] + Std.int((to[1] - from[1]) * s / steps);
        if (column >= 0 && row >= 0) onPath[row * columns + column] = true;
      }
    }
    draw();
  }

  public function isFree(column:Int, row:Int):Bool {
    return column >= 0 && column < columns && row >= 0 && row < rows && onPath[row * columns + column] != true;
  }

  function draw():Void {
    var g = graphics;
    Pen.box(g, -20, -20, 700, 400, 0x1d3a34);
    for (row in 0...rows) {
      for (column in 0...columns) {
        if ((row + column) % 2 == 0) Pen.box(g, column * cell, top + row * cell, cell, cell, 0x204038);
      }
    }
    for (i in 0...60) {
      var x = (i * 197 + i * i * 31) % 540;
      var y = top + (i * 113 + i * i * 17) % 318;
      if (isFree(Std.int(x / cell), Std.int((y - top) / cell))) Pen.circle(g, x, y, 1.6, i % 3 == 0 ? 0x8f6fae : 0x3f6b58);
    }
    trail(34, 0x4d4436);
    trail(28, 0x6b5d48);
    var door = way[way.length - 1];
    Pen.roundBox(g, door.x - 18, door.y - 40, 36, 54, 6, 0x8d5a34);
    Pen.polygon(g, [door.x - 24, door.y - 36, door.x, door.y - 58, door.x + 24, door.y - 36], 0xb5434f);
    Pen.roundBox(g, door.x - 9, door.y - 26, 18, 20, 4, 0xffe9a8);
    Pen.circle(g, door.x, door.y - 16, 30, 0xffe9a8, 0.12);
  }

  function trail(width:Float, color:Int):Void {
    graphics.lineStyle(width, color);
    graphics.moveTo(way[0].x, way[0].y);
    for (i in 1...way.length) graphics.lineTo(way[i].x, way[i].y);
    graphics.lineStyle();
    // Round corners by hand: the second player leaves the joints of thick lines open.
    for (corner in way) Pen.circle(graphics, corner.x, corner.y, width / 2, color);
  }
}
