const board = new KhmerChessBoard();
board.setOptions({
  width: Math.min(innerWidth - 40, innerHeight - 140),
  container: document.getElementById("board"),
});
board.soundManager.enable();
board.playManager.play();

document.getElementById("undo").addEventListener("click", () => {
  board.playManager.undo();
  board.playManager.play();
});
document.getElementById("again").addEventListener("click", () => {
  board.reset();
  board.playManager.play();
});
