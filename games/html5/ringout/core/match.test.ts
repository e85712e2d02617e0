import { describe, expect, it } from "vitest";
import { Mind } from "#html5/ringout/mind/mind.ts";
import { skills } from "#html5/ringout/mind/skills.ts";
import { createRandom } from "#kit/random.ts";
import { aMatch, hover, stand } from "./arena.fixture.ts";
import { Match } from "./match.ts";

describe("Match", () => {
  it("costs a life to leave the ring, and brings the fallen one back on a cloud without damage", () => {
    const { self, send, kinds } = aMatch();
    self.damage = 90;
    hover(self, 0, 500);
    send();
    expect(kinds()).toContain("out");
    expect([self.stocks, self.stance]).toEqual([2, "gone"]);
    send({}, 62);
    expect([self.stance, self.damage]).toEqual(["cloud", 0]);
    send({}, 50);
    send({ x: 1 });
    expect(self.stance).toBe("free");
    expect(self.safe).toBeGreaterThan(60);
  });

  it("credits the ring-out to whoever struck last", () => {
    const { self, foe, send } = aMatch();
    stand(self, 0);
    stand(foe, 70, -1);
    send({ attack: true, x: 1 });
    send({}, 14);
    hover(foe, 0, 500);
    send();
    expect(self.knockouts).toBe(1);
    expect(foe.falls).toBe(1);
  });

  it("lets nobody leave through the top by jumping", () => {
    const { self, send } = aMatch();
    hover(self, 0, -700);
    send();
    expect(self.stocks).toBe(3);
  });

  it("ends when one team is left, and says who", () => {
    const { match, foe, send } = aMatch({ rule: { kind: "stocks", stocks: 1 } });
    hover(foe, 900, 0);
    send();
    expect(match.phase).toBe("end");
    expect(match.winner).toBe(0);
    expect(match.isOver).toBe(false);
    send({}, 130);
    expect(match.isOver).toBe(true);
  });

  it("ends at the bell when it goes by time, and ring-outs less falls decide", () => {
    const { match, foe, self, send } = aMatch({ rule: { kind: "time", steps: 300 } });
    foe.knockouts = 2;
    self.knockouts = 3;
    self.falls = 2;
    send({}, 299);
    expect(match.phase).toBe("end");
    expect(match.winner).toBe(1);
  });

  it("plays the very same bout with the same seed", () => {
    const play = () => {
      const random = createRandom(7);
      const match = new Match(
        {
          arena: "kitchen",
          entrants: [{ kind: "lug" }, { kind: "puddle" }],
          rule: { kind: "stocks", stocks: 3 },
        },
        random,
      );
      const minds = [new Mind(skills.sharp, random), new Mind(skills.steady, random)];
      for (let step = 0; step < 1500; step++) match.step(minds.map((mind, seat) => mind.pad(match, seat)));
      return match.fighters.map(({ x, y, damage, stocks }) => ({ x, y, damage, stocks }));
    };
    const first = play();
    expect(first.some(({ damage, stocks }) => damage > 0 || stocks < 3)).toBe(true);
    expect(play()).toEqual(first);
  });
});
