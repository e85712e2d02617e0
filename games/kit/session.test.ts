import { describe, expect, it } from "vitest";
import type { Controls } from "./input/controls.ts";
import type { PlayedRound } from "./purse/coins-for-round.ts";
import { createRecorder } from "./records/recorder.ts";
import { createTapeReader, parseTape } from "./records/tape.ts";
import { createSession, RESULT_AFTER_STEPS } from "./session.ts";
import { openSaves } from "./storage.ts";

function savesInMemory() {
  return openSaves("test", 1, () => {
    throw new Error("no storage");
  });
}

/** Each press of jump is a point; five end the round. */
function aSession(saves = savesInMemory()) {
  const log: string[] = [];
  const session = createSession<"jump", null>({
    actions: ["jump"],
    saves,
    onMute: () => log.push("mute"),
    begin(number) {
      log.push(`round ${number}`);
      const core = {
        score: 0,
        get isOver() {
          return core.score >= 5;
        },
        step(controls: Controls<"jump">) {
          if (controls.pressed("jump")) core.score++;
        },
        snapshot: () => null,
      };
      return { core, step: core.step, draw: () => undefined };
    },
  });
  const tap = (...actions: Parameters<typeof session.step>[0]["held"] & object) => {
    session.step({ held: actions });
    session.step({});
  };
  const score = (points: number) => {
    for (let i = 0; i < points; i++) tap("jump");
  };
  return { session, log, tap, score };
}

/** A lobby that takes "left" for itself; five steps end a round. */
function aSessionWithLobby() {
  const chosen: string[] = [];
  const session = createSession<"jump" | "left", null>({
    actions: ["jump", "left"],
    saves: savesInMemory(),
    onMute: () => undefined,
    begin() {
      const core = { score: 0, isOver: false, step: () => undefined, snapshot: () => null };
      const lobby = {
        step(controls: Controls<"jump" | "left">) {
          if (controls.pressed("left")) chosen.push("left");
          return controls.pressed("left");
        },
        draw: () => undefined,
      };
      const step = () => {
        core.isOver = ++core.score === 5;
      };
      return { core, lobby, step, draw: () => undefined };
    },
  });
  const tap = (action: "jump" | "left" | "kit:pause") => {
    session.step({ held: [action] });
    session.step({});
  };
  return { session, chosen, tap };
}

describe("createSession with a lobby", () => {
  it("leaves the lobby its own presses and starts with any other", () => {
    const { session, chosen, tap } = aSessionWithLobby();
    tap("left");
    expect([session.scene, chosen]).toEqual(["title", ["left"]]);
    tap("jump");
    expect(session.scene).toBe("play");
  });

  it("opens the lobby again once the result has been seen, but not in play or in a pause", () => {
    const { session, chosen, tap } = aSessionWithLobby();
    tap("jump");
    tap("left");
    tap("kit:pause");
    tap("left");
    expect([session.scene, chosen]).toEqual(["over", []]);
    for (let i = 0; i < RESULT_AFTER_STEPS + 20; i++) session.step({});
    tap("left");
    expect([session.scene, chosen]).toEqual(["over", ["left"]]);
  });
});

describe("createSession", () => {
  it("starts with any key of the game, and does not take that press for a move", () => {
    const { session, tap } = aSession();
    tap("jump");
    expect(session.scene).toBe("play");
    expect(session.round.core.score).toBe(0);
  });

  it("shows the first round behind the title and then plays it", () => {
    const { log, tap } = aSession();
    tap("kit:go");
    expect(log).toEqual(["round 0"]);
  });

  it("stands still while paused and goes on with the same round", () => {
    const { session, tap, score } = aSession();
    tap("kit:go");
    score(2);
    tap("kit:pause");
    const { steps } = session;
    session.step({});
    expect([session.scene, session.steps]).toEqual(["paused", steps]);
    tap("kit:pause");
    expect([session.scene, session.round.core.score]).toEqual(["play", 2]);
  });

  it("goes on when the pause key is struck again at once", () => {
    const { session, tap } = aSession();
    tap("jump");
    const strike = () => session.step({ held: ["kit:pause"], struck: ["kit:pause"] });
    strike();
    expect(session.scene).toBe("paused");
    strike();
    expect(session.scene).toBe("play");
  });

  it("pauses when the player looks elsewhere", () => {
    const { session, tap } = aSession();
    tap("kit:go");
    session.leave();
    expect(session.scene).toBe("paused");
  });

  it("begins anew with R and keeps what was reached", () => {
    const { session, tap, score } = aSession();
    tap("kit:go");
    score(3);
    tap("kit:restart");
    expect([session.scene, session.round.core.score, session.best]).toEqual(["play", 0, 3]);
  });

  it("ends the round, tells a record, and lets the result be read before going on", () => {
    const { session, tap, score } = aSession();
    tap("kit:go");
    score(5);
    expect([session.scene, session.isRecord, session.best]).toEqual(["over", true, 5]);
    tap("jump");
    expect(session.scene).toBe("over");
    for (let i = 0; i < RESULT_AFTER_STEPS + 20; i++) session.step({});
    tap("jump");
    expect([session.scene, session.rounds, session.isRecord]).toEqual(["play", 2, false]);
  });

  it("remembers the best score on the next visit", () => {
    const saves = savesInMemory();
    const { tap, score } = aSession(saves);
    tap("kit:go");
    score(5);
    expect(aSession(saves).session.best).toBe(5);
  });

  it("keeps a running best even if the tab is closed at the next moment", () => {
    const saves = savesInMemory();
    const { session, tap, score } = aSession(saves);
    tap("kit:go");
    score(2);
    for (let i = 0; i < 60; i++) session.step({});
    expect(aSession(saves).session.best).toBe(2);
  });

  it("mutes in every scene", () => {
    const { log, tap } = aSession();
    tap("kit:mute");
    tap("kit:go");
    tap("kit:mute");
    expect(log.filter((word) => word === "mute")).toHaveLength(2);
  });
});

/** A menu until "go", then a run of three steps, then the menu again, for ever. */
function aSessionOfRuns() {
  const tapes: boolean[][] = [];
  const seen: number[] = [];
  let ghostSteps = 0;
  const session = createSession<"go" | "jump", null>({
    actions: ["go", "jump"],
    saves: savesInMemory(),
    onMute: () => undefined,
    record: () => createRecorder({ slug: "runs", actions: ["jump"] }, 1),
    onStep: () => ghostSteps++,
    onRecorded(recorder) {
      const reader = createTapeReader(parseTape(recorder.finish(null) ?? new Uint8Array()));
      const jumps: boolean[] = [];
      while (!reader.isAtEnd) jumps.push(reader.next().held === 1);
      tapes.push(jumps);
    },
    begin() {
      let left = 0;
      return {
        core: { score: 0, isOver: false, step: () => undefined, snapshot: () => null },
        run: {
          score: 0,
          get isOver() {
            return left === 0;
          },
        },
        toCore: ({ held }) => (left > 0 ? { held: held("jump") ? ["jump"] : [] } : undefined),
        step({ pressed, pointer }) {
          if (left > 0) left--;
          else if (pressed("go")) left = 3;
          else seen.push(pointer.x);
        },
        draw: () => undefined,
      };
    },
  });
  return { session, tapes, seen, ghostSteps: () => ghostSteps };
}

describe("createSession with a run that waits", () => {
  it("goes on with the same tape, and leaves out the steps between", () => {
    let isWaiting = false;
    let waited = 0;
    const tapes: boolean[][] = [];
    const session = createSession<"jump", null>({
      actions: ["jump"],
      saves: savesInMemory(),
      onMute: () => undefined,
      record: () => createRecorder({ slug: "waits", actions: ["jump"] }, 1),
      onRecorded(recorder) {
        const reader = createTapeReader(parseTape(recorder.finish(null) ?? new Uint8Array()));
        const jumps: boolean[] = [];
        while (!reader.isAtEnd) jumps.push(reader.next().held === 1);
        tapes.push(jumps);
      },
      begin() {
        const core = { score: 0, isOver: false, step: () => undefined, snapshot: () => null };
        return {
          core,
          get isWaiting() {
            return isWaiting;
          },
          toCore: ({ held }) => ({ held: held("jump") ? ["jump"] : [] }),
          step() {
            if (isWaiting) waited++;
            else core.isOver = ++core.score >= 4;
          },
          draw: () => undefined,
        };
      },
    });
    session.step({ held: ["kit:go"] });
    session.step({ held: ["jump"] });
    isWaiting = true;
    session.step({ held: ["jump"] });
    session.step({ held: ["jump"] });
    isWaiting = false;
    session.step({});
    session.step({ held: ["jump"] });
    expect(tapes).toEqual([[false, true, false, true]]);
    expect(waited).toBe(2);
  });
});

describe("createSession with runs and menus", () => {
  it("makes a tape of each run, and none of the menus between them", () => {
    const { session, tapes, ghostSteps } = aSessionOfRuns();
    session.step({ held: ["kit:go"] });
    for (let i = 0; i < 2; i++) {
      session.step({});
      session.step({ held: ["go"] });
      session.step({ held: ["jump"] });
      session.step({});
      session.step({ held: ["jump"] });
    }
    expect(tapes).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
    expect(ghostSteps()).toBe(6);
  });

  it("hands in a tape once where the round goes on after its run", () => {
    const steps: number[] = [];
    const session = createSession<"jump", null>({
      actions: ["jump"],
      saves: savesInMemory(),
      onMute: () => undefined,
      record: () => createRecorder({ slug: "runs", actions: ["jump"] }, 1),
      onRecorded: (recorder) => steps.push(parseTape(recorder.finish(null) ?? new Uint8Array()).steps),
      begin() {
        const core = { score: 0, isOver: false, step: () => undefined, snapshot: () => null };
        const run = { score: 0, isOver: false };
        const step = () => {
          run.isOver = ++core.score >= 3;
        };
        return { core, run, step, draw: () => undefined };
      },
    });
    session.step({ held: ["kit:go"] });
    for (let i = 0; i < 9; i++) session.step({});
    expect(steps).toEqual([3]);
    expect(session.round.core.score).toBe(10);
  });

  it("leaves menus the mouse that hovers, which no tape keeps", () => {
    const { session, seen } = aSessionOfRuns();
    session.step({ held: ["kit:go"] });
    session.step({ pointer: { x: 7, y: 0, isDown: false } });
    expect(seen).toEqual([0, 7]);
  });
});

describe("a session that is renewed", () => {
  it("shows the title again after a result, and plays on at once where a round is being played", () => {
    const { session, tap, score, log } = aSession();
    tap("jump");
    session.renew();
    expect([session.scene, session.round.core.score]).toEqual(["play", 0]);
    score(5);
    expect(session.scene).toBe("over");
    session.renew();
    expect([session.scene, session.round.core.score, log.length]).toEqual(["title", 0, 3]);
  });
});

describe("a session that pays", () => {
  function aPayingSession() {
    const paid: PlayedRound[] = [];
    let isCovered = false;
    const session = createSession<"jump", null>({
      actions: ["jump"],
      saves: savesInMemory(),
      onMute: () => undefined,
      isCovered: () => isCovered,
      pay(played) {
        paid.push(played);
        return 12;
      },
      begin() {
        const core = { score: 0, isOver: false, snapshot: () => null, step: () => undefined };
        const step = () => {
          core.score++;
          core.isOver = core.score >= 5;
        };
        return { core, step, draw: () => undefined };
      },
    });
    const run = (steps: number) => {
      for (let step = 0; step < steps; step++) session.step({});
    };
    const cover = (next: boolean) => {
      isCovered = next;
    };
    return { session, paid, run, cover };
  }

  it("pays once for each round that is over, and knows how long it was and whether it was a record", () => {
    const { session, paid, run } = aPayingSession();
    session.go();
    run(200);
    expect([session.scene, session.earned]).toEqual(["over", 12]);
    session.go();
    expect(session.earned).toBe(0);
    run(200);
    expect(paid).toEqual([
      { score: 5, steps: 5, isRecord: true },
      { score: 5, steps: 5, isRecord: false },
    ]);
  });

  it("begins nothing while a panel lies over the title", () => {
    const { session, cover } = aPayingSession();
    cover(true);
    session.step({ held: ["jump"] });
    expect(session.scene).toBe("title");
    session.step({});
    cover(false);
    session.step({ held: ["jump"] });
    expect(session.scene).toBe("play");
  });
});
