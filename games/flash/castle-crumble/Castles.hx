import Piece.Stuff;

/** Puts a piece down: its middle along the ground, how high above the ground it stands, its size. */
typedef Put = (stuff:Stuff, x:Float, above:Float, width:Float, tall:Float) -> Void;

typedef Castle = {
  name:String,
  balls:Int,
  build:Put->Void
};

/** The castles, easiest first. */
class Castles {
  public static final all:Array<Castle> = [
    {name: "Jam on the table", balls: 4, build: put -> table(put, 450, 0, 90, 50, Wood, true)},
    {name: "Two tables", balls: 4, build: put -> {
      table(put, 400, 0, 70, 44, Wood, true);
      table(put, 530, 0, 80, 76, Wood, true);
    }},
    {name: "The pantry", balls: 5, build: put -> {
      table(put, 460, 0, 120, 56, Wood, false);
      put(Pot, 460, 0, 0, 0);
      table(put, 460, 70, 80, 44, Wood, true);
    }},
    {name: "Behind the wall", balls: 5, build: put -> {
      for (i in 0...4) put(Stone, 400, i * 26, 26, 26);
      put(Pot, 450, 0, 0, 0);
      put(Pot, 480, 0, 0, 0);
      table(put, 540, 0, 60, 40, Wood, true);
    }},
    {name: "Ice house", balls: 5, build: put -> {
      table(put, 430, 0, 90, 60, Ice, false);
      put(Pot, 430, 0, 0, 0);
      table(put, 430, 74, 60, 40, Ice, true);
      table(put, 550, 0, 70, 50, Ice, true);
    }},
    {name: "The bridge", balls: 5, build: put -> {
      for (i in 0...3) {
        put(Stone, 380, i * 30, 34, 30);
        put(Stone, 560, i * 30, 34, 30);
      }
      put(Wood, 470, 90, 210, 12);
      for (x in [420, 470, 520]) put(Pot, x, 102, 0, 0);
    }},
    {name: "Pyramid", balls: 5, build: put -> {
      for (row in 0...4) for (i in 0...4 - row) put(Wood, 410 + i * 36 + row * 18, row * 30, 34, 30);
      put(Pot, 464, 120, 0, 0);
      put(Pot, 590, 0, 0, 0);
    }},
    {name: "Skyscraper", balls: 5, build: put -> {
      for (floor in 0...4) {
        table(put, 480, floor * 58, 70, 44, floor == 0 ? Stone : Wood, false);
        put(Pot, 480, floor * 58, 0, 0);
      }
    }},
    {name: "The long hall", balls: 5, build: put -> {
      for (i in 0...4) put(Wood, 380 + i * 64, 0, 14, 60);
      for (i in 0...3) {
        put(Wood, 412 + i * 64, 60, 62, 12);
        put(Pot, 412 + i * 64, 0, 0, 0);
      }
      put(Ice, 444, 72, 40, 30);
      put(Ice, 508, 72, 40, 30);
      put(Pot, 476, 72, 0, 0);
    }},
    {name: "Lighthouse", balls: 5, build: put -> {
      for (i in 0...5) put(Stone, 500, i * 30, 40 - i * 4, 30);
      put(Pot, 500, 150, 0, 0);
      table(put, 400, 0, 60, 50, Ice, true);
      table(put, 590, 0, 60, 50, Wood, true);
    }},
    {name: "Fortress", balls: 6, build: put -> {
      for (i in 0...5) put(Stone, 370, i * 24, 24, 24);
      table(put, 450, 0, 90, 50, Wood, false);
      put(Pot, 450, 0, 0, 0);
      table(put, 450, 64, 90, 50, Wood, true);
      for (i in 0...3) put(Stone, 560, i * 30, 40, 30);
      put(Pot, 548, 90, 0, 0);
      put(Pot, 572, 90, 0, 0);
    }},
    {name: "Jam palace", balls: 6, build: put -> {
      table(put, 400, 0, 80, 60, Stone, false);
      table(put, 550, 0, 80, 60, Stone, false);
      put(Wood, 475, 74, 220, 12);
      table(put, 475, 86, 90, 50, Ice, false);
      for (x in [400, 475, 550]) put(Pot, x, 0, 0, 0);
      put(Pot, 475, 86, 0, 0);
      put(Pot, 400, 86, 0, 0);
      put(Pot, 550, 86, 0, 0);
    }}
  ];

  /** Two legs and a top, 14 pixels thick, with jam on it or not. */
  static function table(put:Put, x:Float, above:Float, width:Float, leg:Float, stuff:Stuff, withJam:Bool):Void {
    put(stuff, x - width / 2 + 9, above, 14, leg);
    put(stuff, x + width / 2 - 9, above, 14, leg);
    put(stuff, x, above + leg, width, 14);
    if (withJam) put(Pot, x, above + leg + 14, 0, 0);
  }
}
