import "package/example/game-tictactoe/app.js";
