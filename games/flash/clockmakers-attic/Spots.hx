typedef Spot = {
  name:String,
  wall:Int,
  x:Float,
  y:Float,
  width:Float,
  height:Float
};

/** What can be clicked, wall by wall: the door, the window, the clock and the chest wall. */
class Spots {
  public static final all:Array<Spot> = [
    {name: "coat", wall: 0, x: 84, y: 84, width: 76, height: 146},
    {name: "door", wall: 0, x: 262, y: 56, width: 116, height: 176},
    {name: "buttons", wall: 0, x: 396, y: 104, width: 62, height: 62},
    {name: "rug", wall: 0, x: 214, y: 244, width: 212, height: 42},
    {name: "boots", wall: 0, x: 496, y: 212, width: 76, height: 44},
    {name: "drawer", wall: 1, x: 76, y: 178, width: 120, height: 26},
    {name: "telescope", wall: 1, x: 392, y: 96, width: 110, height: 140},
    {name: "basket", wall: 1, x: 536, y: 206, width: 70, height: 54},
    {name: "clock", wall: 2, x: 86, y: 44, width: 92, height: 196},
    {name: "holder", wall: 2, x: 300, y: 116, width: 64, height: 64},
    {name: "writing", wall: 2, x: 410, y: 60, width: 150, height: 110},
    {name: "cuckoo", wall: 3, x: 110, y: 60, width: 96, height: 110},
    {name: "painting", wall: 3, x: 270, y: 56, width: 100, height: 74},
    {name: "chest", wall: 3, x: 392, y: 184, width: 136, height: 76}
  ];

  public static function on(wall:Int):Array<Spot> {
    return all.filter(spot -> spot.wall == wall);
  }

  public static function at(wall:Int, x:Float, y:Float):Null<Spot> {
    for (spot in on(wall)) {
      if (x >= spot.x && x <= spot.x + spot.width && y >= spot.y && y <= spot.y + spot.height) return spot;
    }
    return null;
  }
}
