package kit;

import flash.display.Stage;
import flash.events.Event;
import flash.events.KeyboardEvent;

/** Which keys are down. Arrows and WASD are one and the same to a game. */
class Keys {
  public static inline final space = 32;
  public static inline final enter = 13;

  static final down = new Map<Int, Bool>();

  public static function watch(stage:Stage):Void {
    stage.addEventListener(KeyboardEvent.KEY_DOWN, event -> down.set(event.keyCode, true));
    stage.addEventListener(KeyboardEvent.KEY_UP, event -> down.remove(event.keyCode));
    // A key let go while another window has the focus is never reported.
    stage.addEventListener(Event.DEACTIVATE, _ -> down.clear());
  }

  public static inline function isDown(code:Int):Bool {
    return down.exists(code);
  }

  public static inline function left():Bool {
    return isDown(37) || isDown(65);
  }

  public static inline function right():Bool {
    return isDown(39) || isDown(68);
  }

  public static inline function up():Bool {
    return isDown(38) || isDown(87);
  }

  public static inline function lower():Bool {
    return isDown(40) || isDown(83);
  }

  public static inline function go():Bool {
    return isDown(space) || isDown(enter);
  }
}
