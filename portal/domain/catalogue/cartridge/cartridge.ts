/** Consoles that the portal has an engine for. `gbc` is a Game Boy cartridge that uses colours. */
export const consoleSystems = ["nes", "gb", "gbc", "gba"] as const;

export type ConsoleSystem = (typeof consoleSystems)[number];

/** What the head of a cartridge file tells. */
export type Cartridge = {
  readonly system: ConsoleSystem;
  /** The chip that switches its banks or keeps its saves, as the field names it: `MMC1 (mapper 1)`, `MBC5`, `Flash 64 KB`. */
  readonly board: string;
  /** Bytes of program and pictures, without the head. */
  readonly romBytes: number;
  /** What it remembers outlives a power cycle. */
  readonly hasBattery: boolean;
  /** As it is written on the cartridge, often shortened and in capitals; undefined where there is none. */
  readonly title?: string;
  /** Things that an operator may want to know, a sentence each. */
  readonly remarks: readonly string[];
};

const names: Readonly<Record<ConsoleSystem, string>> = {
  nes: "NES",
  gb: "Game Boy",
  gbc: "Game Boy Color",
  gba: "Game Boy Advance",
};

/** One line about a cartridge: `an NES cartridge, 40 KB, NROM (mapper 0), with battery`. */
export function cartridgeSummary({ system, romBytes, board, hasBattery }: Cartridge): string {
  const size = `${Math.round(romBytes / 1024)} KB`;
  const article = system === "nes" ? "an" : "a";
  return `${article} ${names[system]} cartridge, ${size}, ${board}${hasBattery ? ", with battery" : ""}`;
}

/** Whether a file is called as cartridges are. */
export function isCartridgeName(name: string): boolean {
  return /\.(?:nes|gb|gbc|gba)$/i.test(name);
}
