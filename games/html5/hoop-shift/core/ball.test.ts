import { describe, expect, it } from "vitest";
import { type BallEvent, landingX, newBall, stepBall } from "./ball.ts";
import { BALL, BOARD, RIM } from "./court.ts";
import { throwAt } from "./shot.ts";

function fly(speed: { vx: number; vy: number }, from = { x: 400, y: 210 }, steps = 240) {
  const ball = { ...newBall(from.x, from.y), ...speed };
  const events: BallEvent["kind"][] = [];
  for (let step = 0; step < steps; step++) events.push(...stepBall(ball).map(({ kind }) => kind));
  return { ball, events };
}

describe("stepBall", () => {
  it("lets a well aimed throw through the net without touching the rim", () => {
    const from = { x: 400, y: 210 };
    const { events } = fly(throwAt(from), from);
    expect(events[0]).toBe("basket");
    expect(events.slice(1).every((kind) => kind === "floor")).toBe(true);
  });

  it("bounces a short throw off the front of the rim, away from the basket", () => {
    const from = { x: 400, y: 210 };
    const { events, ball } = fly(throwAt(from, -32), from, 90);
    expect(events[0]).toBe("rim");
    expect(events).not.toContain("basket");
    expect(ball.x).toBeLessThan(RIM.front);
  });

  it("returns a flat throw from the board", () => {
    const { events, ball } = fly({ vx: 8, vy: 4 }, { x: 640, y: 260 }, 60);
    expect(events[0]).toBe("board");
    expect(ball.x).toBeLessThan(BOARD.x);
  });

  it("can be banked in off the board", () => {
    const banked = Array.from({ length: 40 }, (_, at) =>
      fly(throwAt({ x: 520, y: 210 }, 20 + at), { x: 520, y: 210 }),
    );
    const boards = banked.filter(({ events }) => events.includes("board") && events.includes("basket"));
    expect(boards.length).toBeGreaterThan(0);
  });

  it("lets nothing into the basket from below", () => {
    const { events } = fly({ vx: 0, vy: 9 }, { x: RIM.x, y: 100 }, 30);
    expect(events).not.toContain("basket");
  });

  it("comes to rest on the floor, lower with every bounce", () => {
    const { ball } = fly({ vx: 1, vy: 0 }, { x: 300, y: 200 }, 900);
    expect(ball.y).toBe(BALL);
    expect(Math.abs(ball.vx)).toBeLessThan(0.05);
  });

  it("never stays on rim or board, wherever it is thrown", () => {
    for (let miss = -160; miss <= 90; miss += 5) {
      const { ball } = fly(throwAt({ x: 300, y: 210 }, miss), { x: 300, y: 210 }, 700);
      expect(ball.y, `thrown ${miss} beside the middle`).toBeLessThan(RIM.y - 100);
    }
  });
});

describe("landingX", () => {
  it("foresees where a falling ball can be caught", () => {
    const ball = { ...newBall(200, 300), vx: 3, vy: 2 };
    const foreseen = landingX(ball, 80);
    while (ball.y > 80) stepBall(ball);
    expect(Math.abs(ball.x - foreseen)).toBeLessThan(4);
  });
});
