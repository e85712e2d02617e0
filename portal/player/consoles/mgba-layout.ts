/**
 * Where things lie in mGBA as the package `@thenick775/mgba-wasm` 2.5.1 has it. The package exports what its own page needs. Its console is a C
 * structure of pointers to functions in the module's table, so that the places below are a second way in: past threads, canvas and timers. They
 * hold for this one file, whose hash the build compares.
 */
export const MGBA_SHA256 = "c4c647d455840df684396b0a03833c1c2332793b73fabbba37d64323ad0c4c8d";

/** The memory that the module imports: whether it is shared, and its least and greatest size in pages. */
export const memoryLimits = {
  at: 635,
  /** Shared, 256 MB. */
  before: [0x03, 0x80, 0x20, 0x80, 0x20],
  /** Not shared, 96 MB: twice the largest cartridge, as mGBA copies one of an odd size, and room for the console. */
  after: [0x01, 0x80, 0x0c, 0x80, 0x0c],
} as const;

export const MEMORY_PAGES = 1536;

/** Exported functions, by the names that the package's build gave them. */
export const exported = {
  table: "wg",
  construct: "ug",
  allocate: "kh",
  release: "Ig",
  startThread: "wh",
  startThreadStorage: "th",
} as const;

/** Imported functions, likewise. */
export const imported = {
  memory: "a",
  initMainThread: "Hb",
  awaitMailbox: "Gb",
  checkBlockingAllowed: "u",
  callScript: "j",
  setTimeZone: "Db",
  write: "n",
  environment: "Jb",
  environmentSizes: "Kb",
  wallClock: "z",
  clock: "Wb",
  localTime: "Bb",
} as const;

/** Functions in the table. */
export const IS_ADVANCE = 15;
export const CREATE_ADVANCE = 16;
/** A file in memory that grows: close, seek, read, readline, write, map, unmap, truncate, size, sync. */
export const memoryFileFunctions = [2063, 2062, 2055, 2054, 2061, 2052, 2051, 2060, 2049, 2048] as const;

/** Places in a console, in bytes from its start. */
export const methods = {
  init: 4512,
  setVideoBuffer: 4560,
  audioSampleRate: 4576,
  getAudioBuffer: 4580,
  setAudioBufferSize: 4584,
  loadRom: 4608,
  loadSave: 4612,
  reset: 4644,
  runFrame: 4648,
  stateSize: 4660,
  loadState: 4664,
  saveState: 4668,
  setKeys: 4680,
  cloneSave: 4792,
  restoreSave: 4796,
} as const;

/** Six hash tables of settings, one after the other: places in a console, and in a table. */
export const settingTables = { at: 4160, count: 6, bytes: 36, lists: 0, listCount: 4 } as const;
export const EMPTY_LIST_BYTES = 12;

/** A buffer of sound: bytes from its start to the start of its ring, the bytes of that, how many are filled, and the next to read and to write. */
export const soundBuffer = { data: 0, capacity: 4, filled: 8, readAt: 12, writeAt: 16 } as const;

/** The logger in use, the one that the package's page brings, and the place of that one's filter. */
export const logging = { current: 324128, own: 305200, ownFilter: 305204 } as const;
