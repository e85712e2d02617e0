type JobCard = {
  /** What you are called at first, later, and at last. */
  ranks: readonly [string, string, string];
  /** What is left over at the end of a year, per rank. */
  saves: number;
};

const cards = {
  baker: { ranks: ["baker’s helper", "baker", "master baker"], saves: 2 },
  gardener: { ranks: ["garden hand", "gardener", "head gardener"], saves: 2 },
  driver: { ranks: ["bus driver", "senior bus driver", "head of the bus garage"], saves: 2 },
  postie: { ranks: ["postie", "senior postie", "head of the post office"], saves: 2 },
  librarian: { ranks: ["library assistant", "librarian", "head librarian"], saves: 2 },
  teacher: { ranks: ["new teacher", "teacher", "head teacher"], saves: 3 },
  nurse: { ranks: ["nurse", "senior nurse", "head nurse"], saves: 3 },
  doctor: { ranks: ["junior doctor", "doctor", "chief doctor"], saves: 5 },
  vet: { ranks: ["junior vet", "vet", "chief vet"], saves: 4 },
  engineer: { ranks: ["engineer", "bridge engineer", "chief engineer"], saves: 5 },
  scientist: { ranks: ["lab assistant", "scientist", "professor"], saves: 3 },
  astronaut: { ranks: ["astronaut in training", "astronaut", "mission commander"], saves: 6 },
  coder: { ranks: ["coder", "senior coder", "chief of code"], saves: 5 },
  builder: { ranks: ["builder’s apprentice", "builder", "master builder"], saves: 3 },
  mechanic: { ranks: ["bicycle apprentice", "bicycle mechanic", "owner of the bicycle shop"], saves: 3 },
  chef: { ranks: ["kitchen hand", "cook", "head chef"], saves: 3 },
  musician: { ranks: ["street musician", "musician", "famous musician"], saves: 2 },
  writer: { ranks: ["writer nobody has read", "writer", "beloved writer"], saves: 2 },
  firefighter: { ranks: ["junior firefighter", "firefighter", "fire chief"], saves: 3 },
  shopkeeper: { ranks: ["market trader", "shopkeeper", "owner of three shops"], saves: 3 },
  farmer: { ranks: ["farm hand", "farmer", "farmer with prize pumpkins"], saves: 2 },
  ranger: { ranks: ["trainee ranger", "park ranger", "chief ranger"], saves: 2 },
  keeper: { ranks: ["zoo helper", "zookeeper", "head zookeeper"], saves: 2 },
  artist: { ranks: ["sketching artist", "comic artist", "celebrated artist"], saves: 2 },
} as const satisfies Record<string, JobCard>;

export type JobId = keyof typeof cards;
export const jobs: Readonly<Record<JobId, JobCard>> = cards;
export const jobIds = Object.keys(cards) as JobId[];
export const TOP_RANK = 2;

export const jobTitle = ({ id, rank }: { id: JobId; rank: number }): string =>
  jobs[id].ranks[rank] ?? jobs[id].ranks[TOP_RANK];

/** Before the name of work that was given up: the epilogue remembers it. */
export const WORK_TAG = "was:";
