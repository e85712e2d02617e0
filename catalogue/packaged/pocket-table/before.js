// Settings and empty callbacks that every short game of this engine expects; a game replaces those it needs.
canvasFixedSize = vec2(960, 540);
tileDefaultBleed = 0.5;
canvasPixelated = false;
// Canvas 2D draws these few shapes as fast, and works where WebGL is switched off.
glEnable = false;
for (const name of ["gameInit", "gameUpdate", "gameUpdatePost", "gameRender", "gameRenderPost"]) {
  window[name] = () => undefined;
}
