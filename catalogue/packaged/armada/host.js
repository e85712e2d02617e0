addEventListener("load", () => {
  new Arcadia.Game({ width: 320, height: 568, scene: GameScene, scaleToFit: true });
});
