/** Scene of a game, a state machine: title → play → over, and paused beside play. */
export type Scene = "title" | "play" | "paused" | "over";

/** Event of the state machine. `go` is any key or click that starts or resumes, `leave` a hidden tab or lost focus. */
export type SceneEvent = "go" | "pause" | "restart" | "leave" | "end";

const transitions: Record<Scene, Partial<Record<SceneEvent, Scene>>> = {
  title: { go: "play" },
  play: { pause: "paused", leave: "paused", restart: "play", end: "over" },
  paused: { go: "play", pause: "play", restart: "play" },
  over: { go: "play", restart: "play" },
};

export function nextScene(scene: Scene, event: SceneEvent): Scene {
  return transitions[scene][event] ?? scene;
}

/** Whether an event begins a new round: every way into play does, except resuming after a pause. */
export function isNewRound(scene: Scene, event: SceneEvent): boolean {
  return transitions[scene][event] === "play" && (event === "restart" || scene !== "paused");
}
