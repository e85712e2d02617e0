// Text in the face that the movie carries with it, so that it looks alike in every player.

/** A line of text. `align` is "left", "center" or "right" within the width. */
function label(parent, x, y, width, size, color, align) {
  nextDepth += 1;
  parent.createTextField("t" + nextDepth, nextDepth, x, y, width, size * 1.5);
  var field = parent["t" + nextDepth];
  var format = new TextFormat(movie.face, size, color);
  format.align = align;
  field.embedFonts = true;
  field.setNewTextFormat(format);
  field.wordWrap = true;
  field.multiline = true;
  return field;
}

/** Leaves the field alone while its words stay the same: laying out text is slow. */
function write(field, words) {
  if (field.shown === words) return;
  field.shown = words;
  field.text = words;
}
