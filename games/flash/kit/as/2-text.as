// Device text: `_sans` is whatever plain face the player brings, so a game carries no font.

/** A line of text. `align` is "left", "center" or "right" within the width. */
function label(parent, x, y, width, size, color, align) {
  nextDepth += 1;
  parent.createTextField("t" + nextDepth, nextDepth, x, y, width, size * 1.5);
  var field = parent["t" + nextDepth];
  var format = new TextFormat("_sans", size, color, true);
  format.align = align;
  field.setNewTextFormat(format);
  field.wordWrap = true;
  field.multiline = true;
  makeInert(field);
  return field;
}

// One of the players throws here, and the game can live with a field that can be selected.
function makeInert(field) {
  try {
    field.selectable = false;
  } catch (error) {
    field.tabEnabled = false;
  }
}

/** Leaves the field alone while its words stay the same: laying out text is slow. */
function write(field, words) {
  if (field.shown === words) return;
  field.shown = words;
  field.text = words;
}
