// The game is made to be shown by a widget and signs in with it here.
window.Caputchin = { games: {} };
