import { formatIsoDay } from "#domain/day.ts";
import type { Language } from "#domain/language/language.ts";
import type { FlashSettings } from "./flash-settings.ts";
import type {
  AgeMark,
  Control,
  Framing,
  Game,
  GameNeed,
  GameType,
  GameWords,
  InputMarks,
  QualityMark,
  StageSize,
} from "./game.ts";

/** A game as `/catalogue.json` shows it: the specification's fields (docs/specification.md) first, then ours. */
export type PublicGame = {
  id: string;
  name: string;
  path: string;
  img: string;
  description: string;
  dateAdded: string;
  isTrending: boolean;
  quality?: QualityMark;
  gameType: GameType;
  tags: readonly string[];
  author?: string;
  licence?: string;
  source?: string;
  version?: string;
  licenceText?: string;
  controls?: readonly Control[];
  input?: InputMarks;
  bytes?: number;
  stage?: StageSize;
  flash?: FlashSettings;
  servers?: readonly string[];
  framing?: Framing;
  needs?: readonly GameNeed[];
  isTried?: true;
  ages?: AgeMark;
  fitForSchool?: boolean;
  why?: string;
  language?: Language;
  words?: Readonly<Record<Language, GameWords>>;
};

/** Reading this with `readCatalogue` gives the same game again. A sole server is the path and is not repeated. */
export function publicGame(game: Game): PublicGame {
  return {
    id: game.id,
    name: game.name,
    path: game.path,
    img: game.img,
    description: game.description,
    dateAdded: formatIsoDay(game.addedAt),
    isTrending: game.isTrending,
    ...(game.quality !== undefined && { quality: game.quality }),
    gameType: game.gameType,
    tags: game.tags,
    ...(game.author !== undefined && { author: game.author }),
    ...(game.licence !== undefined && { licence: game.licence }),
    ...(game.source !== undefined && { source: game.source }),
    ...(game.version !== undefined && { version: game.version }),
    ...(game.licenceText !== undefined && { licenceText: game.licenceText }),
    ...(game.controls !== undefined && { controls: game.controls }),
    ...(game.input !== undefined && { input: game.input }),
    ...(game.bytes !== undefined && { bytes: game.bytes }),
    ...(game.stage !== undefined && { stage: game.stage }),
    ...(game.flash !== undefined && { flash: game.flash }),
    ...(game.servers.length > 1 && { servers: game.servers }),
    ...(game.framing !== undefined && { framing: game.framing }),
    ...(game.needs !== undefined && { needs: game.needs }),
    ...(game.isTried && { isTried: game.isTried }),
    ...(game.ages !== undefined && { ages: game.ages }),
    ...(game.fitForSchool !== undefined && { fitForSchool: game.fitForSchool }),
    ...(game.why !== undefined && { why: game.why }),
    ...(game.language !== undefined && { language: game.language }),
    ...(game.words !== undefined && { words: game.words }),
  };
}

export function publicCatalogue(catalogue: { readonly games: readonly Game[] }): PublicGame[] {
  return catalogue.games.map(publicGame);
}
