package kit;

import flash.display.Sprite;
import flash.text.TextFormatAlign;

/** The veil with a few lines that covers the game on its title, pause and result screens. */
class Panel extends Sprite {
  final title:Label;
  final line:Label;
  final record:Label;
  final start:Label;
  final keys:Label;

  public function new() {
    super();
    mouseEnabled = false;
    mouseChildren = false;
    Pen.box(graphics, 0, 0, Movie.width, Movie.height, 0x0b1a16, 0.74);
    var top = Movie.height * 0.2;
    var center = TextFormatAlign.CENTER;
    title = new Label(20, top, Movie.width - 40, 44, 0xfff4d6, center);
    line = new Label(40, top + 74, Movie.width - 80, 17, 0xd6e6dd, center);
    line.height = 52;
    record = new Label(40, top + 128, Movie.width - 80, 20, 0x7be0b0, center);
    start = new Label(40, top + 178, Movie.width - 80, 20, 0xff9d5c, center);
    keys = new Label(40, Movie.height - 34, Movie.width - 80, 13, 0x9db8ac, center);
    for (label in [title, line, record, start, keys]) addChild(label);
  }

  public function show(titleWords:String, lineWords:String, recordWords:String, startWords:String):Void {
    title.say(titleWords);
    line.say(lineWords);
    record.say(recordWords);
    start.say(startWords);
    keys.say('P pause   R restart   M sound ${Mixer.muted ? "on" : "off"}');
    visible = true;
  }
}
