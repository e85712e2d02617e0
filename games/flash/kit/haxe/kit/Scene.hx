package kit;

import flash.display.DisplayObject;
import flash.display.DisplayObjectContainer;

/** Taking things off the stage. They are hidden first, as the second player goes on drawing what was only removed. */
class Scene {
  public static function dismiss(thing:DisplayObject):Void {
    thing.visible = false;
    if (thing.parent != null) thing.parent.removeChild(thing);
  }

  public static function empty(container:DisplayObjectContainer):Void {
    while (container.numChildren > 0) dismiss(container.getChildAt(container.numChildren - 1));
  }
}
