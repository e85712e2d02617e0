import "./watch.css";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { t } from "#kit/language/kit-words.ts";
import { direction } from "#kit/language/script.ts";
import type { Playback } from "./playback.ts";

const SPEEDS = [1, 2, 4, 8] as const;
/** Faster than this, sounds would run into each other. */
const MAX_HEARD_SPEED = 2;

/** A tape on the screen with its controls: pause, speed, and a slider to any moment. */
export function openWatch(root: HTMLElement, playback: Playback) {
  let isPaused = false;
  let speed: number = SPEEDS[0];
  const bar = document.createElement("div");
  bar.className = "watch";
  bar.dir = direction;
  const pause = button(t("kit.pause"), () => {
    if (playback.isAtEnd()) playback.seek(0);
    else isPaused = !isPaused;
    write();
  });
  const faster = button(t("kit.speed", { speed }), () => {
    speed = SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1;
    write();
  });
  const slider = document.createElement("input");
  slider.type = "range";
  slider.max = String(playback.steps);
  slider.setAttribute("aria-label", t("kit.moment"));
  slider.addEventListener("input", () => {
    playback.seek(Number(slider.value));
    write();
  });
  const time = document.createElement("output");
  bar.append(pause, slider, time, faster);
  // The presses on the bar are for the bar, not for the game.
  for (const type of ["pointerdown", "pointerup", "keydown"])
    bar.addEventListener(type, (event) => event.stopPropagation());
  root.append(bar);
  root.classList.add("is-watched");

  function write() {
    const label = t(playback.isAtEnd() ? "kit.again" : isPaused ? "kit.resume" : "kit.pause");
    if (pause.textContent !== label) pause.textContent = label;
    faster.textContent = `${speed}×`;
    faster.setAttribute("aria-label", t("kit.speed", { speed }));
    slider.value = String(playback.at);
    const text = `${clock(playback.at)} / ${clock(playback.steps)}`;
    slider.setAttribute("aria-valuetext", text);
    time.textContent = text;
  }
  write();

  return {
    playback,
    get isRunning() {
      return !isPaused && !playback.isAtEnd();
    },
    step() {
      if (isPaused) return;
      if (speed > MAX_HEARD_SPEED) playback.seek(playback.at + speed);
      else for (let i = 0; i < speed; i++) playback.step();
      if (playback.at % 6 === 0 || playback.isAtEnd()) write();
    },
    close() {
      bar.remove();
      root.classList.remove("is-watched");
    },
  };
}

export type Watch = ReturnType<typeof openWatch>;

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", press);
  return element;
}

function clock(steps: number): string {
  const seconds = Math.floor(steps / STEPS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
