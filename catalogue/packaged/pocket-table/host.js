async function openTable() {
  await box2dInit();
  startTable();
}
const startTable = gameInit;
engineInit(openTable, gameUpdate, gameUpdatePost, gameRender, gameRenderPost, ["tiles.png"]);
