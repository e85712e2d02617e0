package kit;

/** Keeps a drawing while what it shows stays the same: cutting shapes into triangles is the dearest thing a player does. */
class Redraw {
  var shown:Null<String> = null;

  public function new() {}

  /** Whether the drawing must be made anew for these facts. */
  public function isDue(facts:String):Bool {
    if (facts == shown) return false;
    shown = facts;
    return true;
  }
}
