// The short game starts at once and does not count; a first flap to start it and a score make it worth another go.
let best = Number(localStorage.getItem("best") ?? 0);
let isWaiting = true;
let bird;
const startLevel = gameInit;
window.gameInit = () => {
  startLevel();
  isWaiting = true;
};
window.gameUpdatePost = () => {
  const found = engineObjects.find((object) => object instanceof Player);
  if (found !== bird) isWaiting = true;
  bird = found;
  if (isWaiting && (mouseWasPressed(0) || keyWasPressed("Space"))) {
    isWaiting = false;
    bird.velocity = vec2(0, 0.2);
  }
  setPaused(isWaiting);
  if (bird.pos.y > -12) return;
  engineObjectsDestroy();
  gameInit();
};
window.gameRenderPost = () => {
  if (!bird) return;
  const walls = engineObjects.filter((object) => object instanceof Wall && object.pos.x + 2 < bird.pos.x);
  const passed = walls.length / 2;
  if (passed > best) {
    best = passed;
    localStorage.setItem("best", best);
  }
  const middle = mainCanvasSize.x / 2;
  drawTextScreen(`${passed}`, vec2(middle, 70), 72, WHITE, 8, BLACK);
  drawTextScreen(`Best ${best}`, vec2(middle, 125), 28, WHITE, 5, BLACK);
  if (isWaiting) drawTextScreen("Space or click to flap", vec2(middle, 400), 36, WHITE, 6, BLACK);
};
engineInit(gameInit, gameUpdate, gameUpdatePost, gameRender, gameRenderPost, ["tiles.png"]);
