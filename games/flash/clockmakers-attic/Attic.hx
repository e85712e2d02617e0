enum abstract Item(Int) to Int {
  var Key;
  var Lens;
  var Candle;
  var Matches;
  var Crank;
}

enum abstract Place(String) to String {
  var Rug = "rug";
  var Coat = "coat";
  var Boots = "boots";
  var Basket = "basket";
}

/**
 * What the attic hides and what has been found out. It knows nothing of pictures.
 * Codes and hiding places are drawn anew for each attic; in the first one the key is always under the rug.
 */
class Attic {
  static final places:Array<Place> = [Rug, Coat, Boots, Basket];

  public final number:Int;
  public final starCode:Array<Int> = [];
  public final hour:Int;
  public final minute:Int;
  public final song:Array<Int> = [];

  public final items:Array<Item> = [];
  public final searched:Map<String, Bool> = new Map();
  public var drawerOpen(default, null) = false;
  public var lensIn(default, null) = false;
  public var chestOpen(default, null) = false;
  public var candleSet(default, null) = false;
  public var candleLit(default, null) = false;
  public var clockOpen(default, null) = false;
  public var crankIn(default, null) = false;
  public var doorOpen(default, null) = false;
  /** What the last deed led to, in words. */
  public var story(default, null) = "The door fell shut. There must be a way out.";
  /** Counts everything that was tried, so that a picture knows when to change. */
  public var deeds(default, null) = 0;
  /** How many of the nine steps are done. */
  public var progress(default, null) = 0;

  final keyPlace:Place;
  final matchPlace:Place;
  var pressed:Array<Int> = [];

  public function new(number:Int) {
    this.number = number;
    for (_ in 0...3) starCode.push(1 + Std.random(6));
    hour = 1 + Std.random(12);
    minute = Std.random(12) * 5;
    for (_ in 0...4 + Std.int(Math.min(3, number))) song.push(Std.random(4));
    var left = places.copy();
    keyPlace = number == 0 ? Rug : left[Std.random(left.length)];
    left.remove(keyPlace);
    matchPlace = number == 0 ? Coat : left[Std.random(left.length)];
  }

  public function has(item:Item):Bool {
    return items.contains(item);
  }

  function advance(words:String):Bool {
    story = words;
    deeds += 1;
    progress += 1;
    return true;
  }

  function remark(words:String):Bool {
    story = words;
    deeds += 1;
    return false;
  }

  public function search(place:Place):Bool {
    if (searched.get(place) == true) return remark("Nothing more here.");
    searched.set(place, true);
    if (place == keyPlace) {
      items.push(Key);
      return advance("A small brass key!");
    }
    if (place == matchPlace) {
      items.push(Matches);
      return advance("A box of matches.");
    }
    return remark(place == Basket ? "Only wool, and one surprised spider." : "Nothing but dust.");
  }

  public function drawer(held:Null<Item>):Bool {
    if (drawerOpen) return remark("An empty drawer.");
    if (held != Key) return remark("The drawer is locked. The keyhole is tiny.");
    drawerOpen = true;
    items.remove(Key);
    items.push(Lens);
    return advance("The key turns. In the drawer lies a lens.");
  }

  /** True when one can look through it. */
  public function telescope(held:Null<Item>):Bool {
    if (lensIn) return true;
    if (held != Lens) return remark("The telescope has no lens. Everything is a blur.");
    lensIn = true;
    items.remove(Lens);
    return advance("The lens fits. Look at those stars!");
  }

  public function chest(dials:Array<Int>):Bool {
    for (i in 0...3) if (dials[i] != starCode[i]) return remark("The chest stays shut.");
    chestOpen = true;
    items.push(Candle);
    return advance("Click! A candle, smelling of honey.");
  }

  public function holder(held:Null<Item>):Bool {
    if (candleLit) return remark("It burns with a steady flame.");
    if (held == Candle) {
      candleSet = true;
      items.remove(Candle);
      return remark("The candle stands. Now for a flame.");
    }
    if (candleSet && held == Matches) {
      candleLit = true;
      items.remove(Matches);
      return advance("Light! Something is written on the dark wall.");
    }
    return remark(candleSet ? "A candle without a flame." : "A candle holder, empty. The wall behind lies in the dark.");
  }

  public function setClock(atHour:Int, atMinute:Int):Bool {
    if (atHour != hour || atMinute != minute) return remark("Tick, tock. Nothing happens.");
    clockOpen = true;
    items.push(Crank);
    return advance("The case swings open. Inside: a crank.");
  }

  /** True when the bird can sing. */
  public function cuckoo(held:Null<Item>):Bool {
    if (crankIn) return true;
    if (held != Crank) return remark("The cuckoo is stuck. Something to wind it with is missing.");
    crankIn = true;
    items.remove(Crank);
    return advance("Wound up, the cuckoo sings. Listen, and watch its colours.");
  }

  /** One of the four coloured buttons beside the door. */
  public function button(color:Int):Bool {
    if (doorOpen) return false;
    pressed.push(color);
    for (i in 0...pressed.length) {
      if (pressed[i] == song[i]) continue;
      pressed = [];
      return remark("The buttons go dark. That was not the tune.");
    }
    if (pressed.length < song.length) return remark('${pressed.length} of ${song.length}...');
    doorOpen = true;
    return advance("The door is open!");
  }

  public function hint():String {
    if (!has(Key) && !drawerOpen) return "A key is small. What could lie on top of it?";
    if (!drawerOpen) return "Hold the key and try the drawer of the desk.";
    if (!lensIn) return "Hold the lens and go to the telescope.";
    if (!chestOpen) return "Count the stars of each colour; the chest's dials have the same colours.";
    if (!candleSet) return "Hold the candle and find its holder.";
    if (!candleLit && !has(Matches)) return "Somebody left matches where one leaves things when coming home.";
    if (!candleLit) return "Hold the matches and go to the candle.";
    if (!clockOpen) return "Set the tall clock to the time on the wall.";
    if (!crankIn) return "Hold the crank and wind the cuckoo.";
    return "Press the coloured buttons by the door in the order of the cuckoo's song.";
  }
}
