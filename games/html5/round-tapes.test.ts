import { expect, it } from "vitest";
import { replayRound, writeRoundTape } from "#kit/together/round-tape.ts";
import { aPlayedRound } from "#kit/together/rounds.fixture.ts";
import { seats as borders } from "./borders/seats.ts";
import { seats as cactusSprint } from "./cactus-sprint/seats.ts";
import { seats as chess } from "./chess/seats.ts";
import { seats as hoopShift } from "./hoop-shift/seats.ts";
import { seats as hopscotchHighway } from "./hopscotch-highway/seats.ts";
import { seats as masquerade } from "./masquerade/seats.ts";
import { seats as raftRumble } from "./raft-rumble/seats.ts";
import { seats as ringout } from "./ringout/seats.ts";
import { seats as sideways } from "./sideways/seats.ts";
import { seats as slopeline } from "./slopeline/seats.ts";
import { seats as wobbleHundred } from "./wobble-hundred/seats.ts";

it.each([
  borders,
  cactusSprint,
  chess,
  hoopShift,
  hopscotchHighway,
  masquerade,
  raftRumble,
  ringout,
  sideways,
  slopeline,
  wobbleHundred,
])("the tapes of $slug play to what both machines show, where one dropped out for a while", (rules) => {
  const { host, guest, terms } = aPlayedRound(rules, { seats: rules.hasComputers ? rules.seats.most : 2 });
  expect(guest.scores).toEqual(host.scores);
  for (const peer of [host, guest]) {
    const tape = writeRoundTape(peer);
    expect(replayRound(rules, tape, terms)).toEqual(host.scores);
    expect(tape.length).toBeLessThan(64 * 1024);
  }
});
