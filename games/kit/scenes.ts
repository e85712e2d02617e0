/** Where a game is: title → play → over, and paused beside play. */
export type Scene = "title" | "play" | "paused" | "over";

/** `go` is any key or click that means "on with it", `leave` a hidden tab or lost focus. */
export type SceneEvent = "go" | "pause" | "restart" | "leave" | "end";

const next: Record<Scene, Partial<Record<SceneEvent, Scene>>> = {
  title: { go: "play" },
  play: { pause: "paused", leave: "paused", restart: "play", end: "over" },
  paused: { go: "play", pause: "play", restart: "play" },
  over: { go: "play", restart: "play" },
};

export function nextScene(scene: Scene, event: SceneEvent): Scene {
  return next[scene][event] ?? scene;
}

/** Going on from a pause keeps the round; every other way into play begins a new one. */
export function isNewRound(scene: Scene, event: SceneEvent): boolean {
  return next[scene][event] === "play" && (event === "restart" || scene !== "paused");
}
