package kit;

import flash.text.TextField;
import flash.text.TextFormat;
import flash.text.TextFormatAlign;

/** A line or block of text in the face that the movie carries with it, so that it looks alike in every player. */
class Label extends TextField {
  static final face = new Face();

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
    embedFonts = true;
    defaultTextFormat = new TextFormat(face.fontName, size, color, null, null, null, null, null, align);
  }

  /** Leaves the field alone while its words stay the same: laying out text is slow. */
  public function say(words:String):Void {
    if (text != words) text = words;
  }
}
