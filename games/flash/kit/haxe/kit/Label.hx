package kit;

import flash.text.TextField;
import flash.text.TextFormat;
import flash.text.TextFormatAlign;

/** A line or block of device text: `_sans` is whatever plain face the player brings, so a game carries no font. */
class Label extends TextField {
  public function new(x:Float, y:Float, width:Float, size:Int, color:Int, align:TextFormatAlign) {
    super();
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = size * 1.5;
    selectable = false;
    mouseEnabled = false;
    multiline = true;
    wordWrap = true;
    defaultTextFormat = new TextFormat("_sans", size, color, true, null, null, null, null, align);
  }

  /** Leaves the field alone while its words stay the same: laying out text is slow. */
  public function say(words:String):Void {
    if (text != words) text = words;
  }
}
