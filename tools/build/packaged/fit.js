// Games made for a fixed size grow or shrink to the frame they are shown in; data-width and data-height say what they need.
(() => {
  const { width, height } = document.currentScript.dataset;
  const fillFrame = () => {
    document.documentElement.style.zoom = Math.min(innerWidth / width, innerHeight / height);
  };
  addEventListener("resize", fillFrame);
  fillFrame();
})();
