import type { Career, Opened } from "#html5/masquerade/core/career.ts";
import type { Guest } from "#html5/masquerade/core/guest.ts";
import type { Party } from "#html5/masquerade/core/party.ts";
import { t } from "#html5/masquerade/words.ts";
import { written } from "#kit/language/translate.ts";
import type { Kit } from "#kit/round.ts";

/** The one for whom a round is shown, and what it brings. */
export type Onlooker = {
  /** The own guest; undefined for one who watches. */
  readonly hero: Guest | undefined;
  /** Whether the party is shown without numbers and words. */
  readonly isBare: boolean;
  /** Stands below the own points. */
  readonly note: string;
  nameOf(guest: Guest): string;
  /** The hero has tagged somebody. Gives what this was enough for. */
  tag(): readonly Opened[];
  /** The bell has rung. Gives what this was enough for. */
  finish(isWon: boolean): readonly Opened[];
};

/** Onlooker of a round that is played alone, which adds to the career. */
export class SoloOnlooker implements Onlooker {
  readonly hero: Guest | undefined;
  private readonly party: Party;
  private readonly kit: Kit;
  private readonly career: Career;

  constructor(party: Party, kit: Kit, career: Career) {
    this.hero = party.hero;
    this.party = party;
    this.kit = kit;
    this.career = career;
  }

  get isBare(): boolean {
    return !this.hero || this.kit.isDemo || this.party.isOver;
  }

  get note(): string {
    return t("hud.best", { best: written(Math.max(this.kit.best, this.hero?.points ?? 0)) });
  }

  nameOf(guest: Guest): string {
    return guest === this.hero ? t("hud.you") : guest.name;
  }

  tag(): readonly Opened[] {
    return this.kit.isDemo ? [] : this.career.tag();
  }

  finish(isWon: boolean): readonly Opened[] {
    return this.kit.isDemo ? [] : this.career.finish(isWon);
  }
}
