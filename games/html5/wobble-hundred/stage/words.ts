import type { DisciplineId, Result } from "#html5/wobble-hundred/core/disciplines.ts";
import type { Ending } from "#html5/wobble-hundred/core/race.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { written } from "#kit/language/translate.ts";

type Lines = readonly [string, ...string[]];

/** What the commentator says, each time another line. */
export const lines = {
  ready: [t("say.ready1"), t("say.ready2"), t("say.ready3"), t("say.ready4")],
  first: [t("say.first1"), t("say.first2"), t("say.first3")],
  mark: [
    t("say.mark1"),
    t("say.mark2"),
    t("say.mark3"),
    t("say.mark4"),
    t("say.mark5"),
    t("say.mark6"),
    t("say.mark7"),
  ],
  wobble: [t("say.wobble1"), t("say.wobble2"), t("say.wobble3"), t("say.wobble4")],
  fence: [t("say.fence1"), t("say.fence2"), t("say.fence3"), t("say.fence4")],
  takeoff: [t("say.takeoff1"), t("say.takeoff2")],
  ghost: [t("say.ghost1"), t("say.ghost2")],
  rival: [t("say.rival1"), t("say.rival2")],
} as const satisfies Record<string, Lines>;

export type Cue = keyof typeof lines;

export const endings: Record<Ending, Lines> = {
  face: [t("end.face1"), t("end.face2"), t("end.face3"), t("end.face4"), t("end.face5")],
  back: [t("end.back1"), t("end.back2"), t("end.back3"), t("end.back4"), t("end.back5")],
  finish: [t("end.finish1"), t("end.finish2"), t("end.finish3")],
  sand: [t("end.sand1"), t("end.sand2"), t("end.sand3")],
  foul: [t("end.foul1"), t("end.foul2")],
  dark: [t("end.dark1"), t("end.dark2")],
};

export const metresText = (metres: number) =>
  t("unit.metres", { metres: written(metres, metres < 10 ? 2 : 1) });
export const secondsText = (seconds: number) => t("unit.seconds", { seconds: written(seconds, 2) });

/** A result as the board shows it: a time for a finish, metres for all else. */
export const resultText = ({ metres, seconds, isFinished }: Result) =>
  isFinished ? secondsText(seconds) : metresText(metres);

const joined = (first: string, second: string) => t("result.and", { first, second });

export const openedText = (opened: readonly DisciplineId[]) =>
  t("result.opened", { disciplines: opened.map((id) => t(`discipline.${id}`)).reduce(joined) });

const tips: Partial<Record<Ending, Lines>> = {
  back: [t("tip.back1"), t("tip.back2")],
  face: [t("tip.face1"), t("tip.face2")],
  foul: [t("tip.foul1")],
};

/** For short runs advice, for long ones a bow: what the last screen says about an ending. */
export function farewell(ending: Ending, metres: number, spoken: string, number: number): string {
  const advice = metres < 15 ? tips[ending] : undefined;
  return advice ? (advice[number % advice.length] ?? spoken) : spoken;
}
