package kit;

import flash.net.SharedObject;

/** What is kept between visits. */
class Save {
  static final store = SharedObject.getLocal("recess-" + Movie.slug);

  public static function get<T>(name:String, otherwise:T):T {
    var value:Null<T> = Reflect.field(store.data, name);
    return value == null ? otherwise : value;
  }

  public static function set(name:String, value:Dynamic):Void {
    // Not `setProperty`: the second player lacks it.
    Reflect.setField(store.data, name, value);
    try {
      store.flush();
    } catch (full:flash.errors.Error) {
      // Storage is full or refused. The game goes on; only this visit's progress will not be there next time.
      refused = true;
    }
  }

  public static var refused(default, null) = false;
}
