/** Boards that the NES engine has, by their mapper number. A test compares the numbers with the engine. */
export const playableMappers: ReadonlyMap<number, string> = new Map([
  [0, "NROM"],
  [1, "MMC1"],
  [2, "UxROM"],
  [3, "CNROM"],
  [4, "MMC3"],
  [5, "MMC5"],
  [7, "AxROM"],
  [9, "MMC2"],
  [11, "Color Dreams"],
  [34, "BNROM"],
  [38, "74×161 (38)"],
  [66, "GxROM"],
  [71, "BF909x"],
  [79, "NINA-03"],
  [94, "UN1ROM"],
  [118, "TxSROM"],
  [119, "TQROM"],
  [140, "JF-11"],
  [180, "UNROM with fixed first bank"],
  [240, "74×161 (240)"],
  [241, "BxROM with RAM"],
]);

/** Boards that the engine lacks and that cartridges ask for most, so that a refusal can name them. */
const otherMappers: ReadonlyMap<number, string> = new Map([
  [10, "MMC4"],
  [13, "CPROM"],
  [19, "N163"],
  [20, "Disk System"],
  [21, "VRC4"],
  [22, "VRC2"],
  [23, "VRC2 or VRC4"],
  [24, "VRC6"],
  [25, "VRC4"],
  [26, "VRC6"],
  [28, "Action 53"],
  [30, "UNROM 512"],
  [69, "FME-7"],
  [73, "VRC3"],
  [75, "VRC1"],
  [85, "VRC7"],
  [111, "GTROM"],
  [206, "DxROM"],
  [218, "single-chip"],
]);

/** Name and number of a mapper: `MMC3 (mapper 4)`, `mapper 300`. */
export function mapperName(mapper: number): string {
  const name = playableMappers.get(mapper) ?? otherMappers.get(mapper);
  return name === undefined ? `mapper ${mapper}` : `${name} (mapper ${mapper})`;
}
