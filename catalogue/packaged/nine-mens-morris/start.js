// The first board is set up at once; the menu with its sizes is one press away.
document.querySelector(".btn-startgame").click();
