package kit;

import flash.display.Stage;
import flash.events.Event;
import flash.events.KeyboardEvent;

/** Which keys are down. Arrows and WASD are one and the same to a game. */
class Keys {
  public static inline final space = 32;
  public static inline final enter = 13;

  /** By key code. A list rather than a map: the second player cannot compile a lookup of a constant in a map. */
  static var down:Array<Bool> = [];

  public static function watch(stage:Stage):Void {
    stage.addEventListener(KeyboardEvent.KEY_DOWN, event -> down[event.keyCode] = true);
    stage.addEventListener(KeyboardEvent.KEY_UP, event -> down[event.keyCode] = false);
    // A key let go while another window has the focus is never reported.
    stage.addEventListener(Event.DEACTIVATE, _ -> down = []);
  }

  public static inline function isDown(code:Int):Bool {
    return down[code] == true;
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
