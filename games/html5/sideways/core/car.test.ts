import { describe, expect, it } from "vitest";
import { type Car, type Hands, newCar, stepCar, tyre } from "./car.ts";
import { cars, firstCar } from "./cars.ts";

const idle: Hands = { gas: 0, brake: 0, steer: 0, hasHandbrake: false };
const dry = { grip: 1, drag: 0 };

function drive(
  steps: number,
  hands: (step: number) => Partial<Hands>,
  from = 18,
  ground = dry,
  spec = firstCar,
): Car {
  const car = newCar(0, 0, 0);
  car.vx = from;
  for (let step = 0; step < steps; step++) stepCar(car, spec, { ...idle, ...hands(step) }, ground);
  return car;
}
const speedOf = ({ vx, vy }: Car) => Math.hypot(vx, vy);
const degrees = ({ angle }: Car) => Math.abs(angle) * (180 / Math.PI);

describe("stepCar", () => {
  it("drives straight on gas, up to a top speed", () => {
    const car = drive(60 * 30, () => ({ gas: 1 }), 0);
    expect(car.y).toBeCloseTo(0);
    expect(speedOf(car)).toBeGreaterThan(30);
    expect(speedOf(car)).toBeLessThan(40);
  });

  it("stops on the brake, then backs up", () => {
    expect(speedOf(drive(110, () => ({ brake: 1 })))).toBeLessThan(2);
    expect(drive(240, () => ({ brake: 1 })).forward).toBeLessThan(-2);
  });

  it("turns to the side that is steered to", () => {
    expect(drive(40, () => ({ steer: 1 })).heading).toBeGreaterThan(0.2);
    expect(drive(40, () => ({ steer: -1 })).heading).toBeLessThan(-0.2);
  });

  it("lets the tail out on the handbrake, farther than on steering alone", () => {
    const gripped = drive(40, () => ({ steer: 1, gas: 1 }));
    const flicked = drive(40, (step) => ({ steer: 1, gas: 1, hasHandbrake: step < 20 }));
    expect(degrees(flicked)).toBeGreaterThan(degrees(gripped) + 8);
  });

  it("holds a slide for seconds while gas and steering are held, without spinning round", () => {
    for (const spec of cars) {
      for (let until = 60; until <= 240; until += 30) {
        const car = drive(until, (step) => ({ steer: 1, gas: 1, hasHandbrake: step < 20 }), 18, dry, spec);
        expect(degrees(car)).toBeGreaterThan(8);
        expect(degrees(car)).toBeLessThan(75);
      }
    }
  });

  it("straightens by itself once the wheel is let go", () => {
    const car = drive(180, (step) => ({ steer: step < 60 ? 1 : 0, gas: 1, hasHandbrake: step < 20 }));
    expect(degrees(car)).toBeLessThan(3);
  });

  it("swings from one side to the other when steered across", () => {
    const hands = (step: number) => ({ steer: step < 60 ? 1 : -1, gas: 1, hasHandbrake: step < 20 });
    expect(drive(60, hands).angle).toBeLessThan(-0.4);
    expect(drive(130, hands).angle).toBeGreaterThan(0.4);
  });

  it("needs a longer way round on snow", () => {
    const heading = (grip: number) =>
      drive(60, () => ({ steer: 1, gas: 0.5 }), 18, { grip, drag: 0 }).heading;
    expect(heading(0.56)).toBeLessThan(heading(1));
  });

  it("slides wider in the Eraser than in the Highlighter", () => {
    const widest = (id: string) => {
      const spec = cars.find((car) => car.id === id) ?? firstCar;
      return Math.max(
        ...[60, 75, 90, 120].map((steps) =>
          degrees(drive(steps, (step) => ({ steer: 1, gas: 1, hasHandbrake: step < 25 }), 18, dry, spec)),
        ),
      );
    };
    expect(widest("eraser")).toBeGreaterThan(widest("highlighter") + 4);
  });

  it("revs with its speed", () => {
    expect(drive(30, () => ({ gas: 1 }), 8).revs).toBeGreaterThan(drive(30, () => ({}), 0).revs);
  });
});

describe("tyre", () => {
  it("holds most at a small slip and a little less beyond it", () => {
    const peak = Math.max(...[0.05, 0.1, 0.15, 0.2, 0.25].map((slip) => tyre(slip, 7.5, 1.5)));
    expect(peak).toBeGreaterThan(0.99);
    expect(tyre(1, 7.5, 1.5)).toBeLessThan(peak);
    expect(tyre(-0.1, 7.5, 1.5)).toBeCloseTo(-tyre(0.1, 7.5, 1.5));
  });
});
