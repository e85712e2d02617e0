import flash.media.Sound;

typedef Song = {
  name:String,
  /** Beats a minute; two tokens make a beat. */
  tempo:Float,
  /** Eight tokens to a bar: a note, a dot to let it ring, a dash for silence. */
  tune:String,
  /** One bass note for each bar. */
  ground:String
};

/** The tunes of the clock shop. */
class Songs {
  public static final all:Array<Song> = [
    {
      name: "First Gear",
      tempo: 92,
      tune: "c4 . e4 . g4 . e4 .   a4 . g4 . e4 . - -   d4 . e4 . g4 . a4 .   g4 . e4 . d4 . - -   "
        + "c4 . e4 . g4 . c5 .   a4 . g4 . e4 . d4 .   e4 . d4 . c4 . d4 .   c4 . . . - - - -   "
        + "e4 . g4 e4 a4 . g4 .   c5 . a4 . g4 . - -   d4 . g4 d4 a4 . g4 .   e4 . d4 . e4 . - -   "
        + "g4 a4 c5 . a4 g4 e4 .   d4 e4 g4 . e4 d4 c4 .   a3 . c4 . d4 . e4 .   c4 . . . - - - -",
      ground: "C F G C  C F G C  A F G C  F G F C"
    },
    {
      name: "Pendulum",
      tempo: 108,
      tune: "a4 . e4 a4 c5 . a4 .   g4 . d4 g4 a4 . - -   e4 g4 a4 . c5 . d5 c5   a4 . g4 . e4 . - -   "
        + "a4 . e4 a4 c5 . d5 .   e5 . d5 c5 a4 . g4 .   c5 a4 g4 e4 d4 . e4 .   a4 . . . - - a4 c5   "
        + "d5 . c5 d5 e5 . c5 .   a4 . c5 a4 g4 . e4 .   d4 e4 g4 a4 c5 a4 g4 e4   d4 . e4 . g4 . - -   "
        + "e5 . d5 c5 d5 . c5 a4   c5 . a4 g4 a4 . g4 e4   d4 . e4 g4 a4 g4 e4 d4   a3 . . . - - - -",
      ground: "A G F G  A C G A  D A F G  C F G A"
    },
    {
      name: "Midnight Mainspring",
      tempo: 122,
      tune: "d4 f4 a4 . d5 . a4 f4   c4 e4 g4 . c5 . g4 e4   d4 f4 a4 d5 c5 a4 g4 f4   e4 . f4 . a4 . - -   "
        + "d5 . c5 a4 f4 . a4 c5   b4 . g4 b4 d5 . - -   c5 a4 f4 a4 c5 d5 e5 .   d5 . a4 . d4 . - -   "
        + "f5 e5 d5 . c5 . d5 .   e5 d5 c5 . a4 . c5 .   d5 c5 a4 g4 f4 g4 a4 c5   d5 . e5 . f5 . - -   "
        + "g5 . f5 e5 d5 . c5 a4   f4 g4 a4 c5 d5 c5 a4 g4   f4 e4 d4 f4 a4 d5 f5 a5   d5 . . . - - - -",
      ground: "D C D A  D G F D  D C F A  G F D D"
    }
  ];

  static final pitches:Map<String, Sound> = [
    "a3" => Sounds.a3, "c4" => Sounds.c4, "d4" => Sounds.d4, "e4" => Sounds.e4, "f4" => Sounds.f4, "g4" => Sounds.g4,
    "a4" => Sounds.a4, "b4" => Sounds.b4, "c5" => Sounds.c5, "d5" => Sounds.d5, "e5" => Sounds.e5, "f5" => Sounds.f5,
    "g5" => Sounds.g5, "a5" => Sounds.a5
  ];

  static final grounds:Map<String, Sound> = [
    "C" => Sounds.bassC, "D" => Sounds.bassD, "E" => Sounds.bassE, "F" => Sounds.bassF, "G" => Sounds.bassG, "A" => Sounds.bassA
  ];

  public static function tokens(text:String):Array<String> {
    return text.split(" ").filter(token -> token != "");
  }

  public static function pitch(token:String):Null<Sound> {
    return pitches.get(token);
  }

  public static function ground(token:String):Null<Sound> {
    return grounds.get(token);
  }

  /** How high a note is, so that higher notes fall further to the right. */
  public static function height(token:String):Int {
    return "cdefgab".indexOf(token.charAt(0)) + 7 * Std.parseInt(token.charAt(1));
  }
}
