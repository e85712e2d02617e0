import { describe, expect, it } from "vitest";
import { zoomedView } from "#kit/draw/view.ts";
import { type Block, paintingOrder, shade, turned } from "./blocks.ts";
import { Camera, zoomOf } from "./camera.ts";
import { project, unproject } from "./iso.ts";

const view = { width: 960, height: 540, scale: 1, ctx: undefined as unknown as CanvasRenderingContext2D };

describe("project", () => {
  it("is undone by unproject", () => {
    const { x, z } = unproject(project(3.5, 0, 12));
    expect([x, z]).toEqual([expect.closeTo(3.5), expect.closeTo(12)]);
  });
});

describe("paintingOrder", () => {
  const brick = (x: number, y: number, z: number, name: string): Block => [x, y, z, 1, 1, 1, name];

  it("paints what is further up the street, further right or below first", () => {
    const near = brick(0, 0, 0, "near");
    const far = brick(0, 0, 1, "far");
    const right = brick(1, 0, 0, "right");
    const top = brick(0, 1, 0, "top");
    const order = paintingOrder([top, near, right, far]).map(([, , , , , , name]) => name);
    expect(order.indexOf("far")).toBeLessThan(order.indexOf("near"));
    expect(order.indexOf("right")).toBeLessThan(order.indexOf("near"));
    expect(order.indexOf("near")).toBeLessThan(order.indexOf("top"));
  });
});

describe("turned", () => {
  it("shows the nose where the animal looks", () => {
    const nose: Block = [0, 0, 0.4, 0.2, 0.1, 0.1, "#000000"];
    const at = (facing: "up" | "down" | "left" | "right") => turned([nose], facing)[0]?.slice(0, 6);
    expect(at("right")).toEqual([0.4, 0, -0, 0.1, 0.1, 0.2]);
    expect(at("left")).toEqual([-0.4, 0, 0, 0.1, 0.1, 0.2]);
    expect(at("down")).toEqual([-0, 0, -0.4, 0.2, 0.1, 0.1]);
  });
});

describe("shade", () => {
  it("darkens below one and lightens above", () => {
    expect(shade("#804020", 0.5)).toBe("#402010");
    expect(shade("#804020", 2)).toBe("#ffffff");
  });
});

describe("Camera", () => {
  it.each([
    ["a lying frame", 540],
    ["an upright frame, which shows the street larger", 1700],
  ])("takes a click for the way it points from the hero in %s", (_, height) => {
    const camera = new Camera(-4);
    const hero = { x: 0, z: 0 };
    const frame = { ...view, height };
    const click = (x: number, z: number) => {
      const zoom = zoomOf(frame);
      const offset = camera.offset(zoomedView(frame, zoom));
      const spot = project(x, 0, z);
      return camera.wayTo(frame, { x: (spot.x + offset.x) * zoom, y: (spot.y + offset.y) * zoom }, hero);
    };
    expect([click(0, 3), click(0, 0), click(4, 0), click(-4, 0), click(0, -4)]).toEqual([
      "up",
      "up",
      "right",
      "left",
      "down",
    ]);
  });

  it("keeps the eraser at the bottom of the screen, whatever its shape", () => {
    const camera = new Camera(20);
    for (const height of [320, 540, 1200]) {
      const tall = { ...view, height };
      expect(camera.offset(tall).y + project(camera.x, 0, 20).y).toBeCloseTo(height - 50);
    }
  });
});
