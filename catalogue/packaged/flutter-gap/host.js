// The short game does not count; a score and a best one make it worth another go.
let best = Number(localStorage.getItem("best") ?? 0);
window.gameRenderPost = () => {
  const player = engineObjects.find((object) => object instanceof Player);
  if (!player) return;
  const passed =
    engineObjects.filter((object) => object instanceof Wall && object.pos.x + 2 < player.pos.x).length / 2;
  if (passed > best) {
    best = passed;
    localStorage.setItem("best", best);
  }
  drawTextScreen(`${passed}`, vec2(mainCanvasSize.x / 2, 70), 72, WHITE, 8, BLACK);
  drawTextScreen(`Best ${best}`, vec2(mainCanvasSize.x / 2, 125), 28, WHITE, 5, BLACK);
};
engineInit(gameInit, gameUpdate, gameUpdatePost, gameRender, gameRenderPost, ["tiles.png"]);
