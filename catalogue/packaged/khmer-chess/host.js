const board = new KhmerChessBoard();
board.setOptions({ width: 480, container: document.getElementById("board") });
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
