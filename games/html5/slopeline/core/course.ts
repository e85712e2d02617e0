import type { Random } from "#kit/random.ts";
import { Builder } from "./builder.ts";
import { type Section, sections } from "./sections.ts";
import type { Track } from "./track.ts";

/** The slope ahead: always possible, endless, and the same for the same seed. */
export class Course {
  private readonly builder: Builder;
  private last: Section | undefined;

  constructor(random: Random) {
    this.builder = new Builder(random);
    // Nothing to fear before the first thought is finished.
    this.builder.slab(3, { half: 7.5 });
    this.builder.lead(0, this.builder.z);
  }

  get track(): Track {
    return this.builder;
  }

  /** Lays the slope at least this far. */
  extend(end: number): void {
    const b = this.builder;
    while (b.z < end) {
      const section = this.choose();
      this.last = section;
      section.build(b);
      b.lead(b.x, b.z);
      b.slab(b.byHardness(0.7, 0.45), { half: 7 });
      b.lead(b.x, b.z);
    }
  }

  /** Forgets what lies behind. */
  trim(start: number): void {
    const { pieces, blocks, gems, pads, line } = this.builder;
    while (isBehind(pieces[0]?.z1, start)) pieces.shift();
    while (isBehind(blocks[0]?.z, start)) blocks.shift();
    while (isBehind(gems[0]?.z, start)) gems.shift();
    while (isBehind(pads[0]?.z, start)) pads.shift();
    while (line.length > 2 && (line[1]?.z ?? 0) < start) line.shift();
  }

  private choose(): Section {
    const { random, z } = this.builder;
    const fitting = sections.filter((section) => section.from <= z && section !== this.last);
    // What is new comes more often than what is known.
    const weigh = ({ from, weight }: Section) => weight * (z - from < 700 ? 2 : 1);
    let rest = random.next() * fitting.reduce((sum, section) => sum + weigh(section), 0);
    for (const section of fitting) {
      rest -= weigh(section);
      if (rest < 0) return section;
    }
    return fitting[0] ?? (sections[0] as Section);
  }
}

/** Lists are sorted by place, so what is behind stands first. */
const isBehind = (z: number | undefined, start: number) => z !== undefined && z < start;
