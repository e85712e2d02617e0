import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { anAdvanceCartridge } from "@recess/portal/domain/catalogue/cartridge/advance.fixture.ts";
import { aGameBoyCartridge } from "@recess/portal/domain/catalogue/cartridge/game-boy.fixture.ts";
import { root } from "@recess/portal/paths.mjs";
import { advanceOpener } from "@recess/portal/player/consoles/advance.ts";
import type { OpenCore } from "@recess/portal/player/consoles/core.ts";
import { gameBoyOpener } from "@recess/portal/player/consoles/game-boy.ts";
import { openNes } from "@recess/portal/player/consoles/nes.ts";
import { type Figure, figure } from "#quality/bench/figures.ts";

/** As the other parts throttle the CPU. */
const CPU_THROTTLING = 4;
/** A second of play until the code is compiled, then five. */
const WARM_UP_FRAMES = 60;
const FRAMES = 300;
const SAMPLE_RATE = 48_000;

type Measured = { readonly name: string; readonly open: OpenCore; readonly cartridge: Uint8Array };

/**
 * What the consoles' engines take of a CPU that is four times slower: until the first frame, and the frames a second that they could run. Measured
 * in CPU time of this process, which runs the same V8 as a browser's worker, so that other load does not count.
 */
export async function measureConsoles(): Promise<Figure[]> {
  const nes = await readFile(join(root, "games/consoles/late-for-tea/late-for-tea.nes"));
  const wasm = await readFile(join(root, "node_modules/boytacean/boytacean_bg.wasm"));
  const mgba = await readFile(join(root, "node_modules/@thenick775/mgba-wasm/dist/mgba.wasm"));
  const engines: readonly Measured[] = [
    { name: "NES", open: openNes, cartridge: new Uint8Array(nes) },
    { name: "Game Boy", open: gameBoyOpener(new Uint8Array(wasm)), cartridge: aGameBoyCartridge() },
    {
      name: "Game Boy Color",
      open: gameBoyOpener(new Uint8Array(wasm)),
      cartridge: aGameBoyCartridge({ colourFlag: 0x80 }),
    },
    { name: "Game Boy Advance", open: advanceOpener(mgba), cartridge: anAdvanceCartridge() },
  ];
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await measureEngine(engine)));
  return figures;
}

async function measureEngine({ name, open, cartridge }: Measured): Promise<Figure[]> {
  const opened = cpuMs();
  const core = await open(cartridge, SAMPLE_RATE);
  core.step();
  const firstMs = cpuMs() - opened;
  for (let frame = 0; frame < WARM_UP_FRAMES; frame += 1) core.step();
  core.takeSound();
  const started = cpuMs();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    core.step();
    core.takeSound();
  }
  const frameMs = (cpuMs() - started) / FRAMES;
  core.close();
  return [
    figure(`consoles/${name}, first frame`, "ms CPU", firstMs * CPU_THROTTLING),
    figure(`consoles/${name}, steps`, "per second", 1000 / (frameMs * CPU_THROTTLING)),
  ];
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
