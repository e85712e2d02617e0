new Game({ gameContainer: document.getElementById("game-container"), title: "2048" });
