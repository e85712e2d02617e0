// Sixty seconds and a distance to beat turn the hills into a race.
const seconds = 60;
let best = Number(localStorage.getItem("best") ?? 0);
let startedAt = 0;
window.gameUpdatePost = () => {
  const isOver = time - startedAt > seconds;
  if (!isOver) return;
  const player = engineObjects.find((object) => object instanceof Player);
  best = max(best, Math.round(player?.pos.x ?? 0));
  localStorage.setItem("best", best);
  engineObjectsDestroy();
  gameInit();
  startedAt = time;
};
window.gameRenderPost = () => {
  const player = engineObjects.find((object) => object instanceof Player);
  const metres = Math.round(player?.pos.x ?? 0);
  const left = max(0, Math.ceil(seconds - (time - startedAt)));
  drawTextScreen(`${metres} m`, vec2(mainCanvasSize.x / 2, 60), 56, WHITE, 7, BLACK);
  drawTextScreen(`${left} s left, best ${best} m`, vec2(mainCanvasSize.x / 2, 110), 26, WHITE, 5, BLACK);
};
engineInit(gameInit, gameUpdate, gameUpdatePost, gameRender, gameRenderPost, ["tiles.png"]);
