// Zooms a game of fixed size to the size of its frame. data-width and data-height are the size that it was made for.
(() => {
  const { width, height } = document.currentScript.dataset;
  const fillFrame = () => {
    document.documentElement.style.zoom = Math.min(innerWidth / width, innerHeight / height);
  };
  addEventListener("resize", fillFrame);
  fillFrame();
})();
