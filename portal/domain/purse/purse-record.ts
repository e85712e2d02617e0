/**
 * What one browser has earned, spent and bought, over all its games. Only that browser changes its record, and nothing in it gets less: a visitor's
 * purse is the sum of the records of all browsers, which therefore never conflict.
 */
export type PurseRecord = {
  readonly earned: number;
  /** Without the price of hats. */
  readonly spent: number;
  /** Hats that were bought, by id, and their price. */
  readonly hats: Readonly<Record<string, number>>;
  /** The hat that was put on last in this browser; empty for none. */
  readonly worn: string;
  /** Milliseconds since 1970. */
  readonly wornAt: number;
};

/** What a visitor has. */
export type Wallet = { readonly coins: number; readonly owned: readonly string[]; readonly worn: string };

export const emptyRecord: PurseRecord = { earned: 0, spent: 0, hats: {}, worn: "", wornAt: 0 };

/** Two states of one browser's record, such as that of an import and that of this browser: nothing that either has is lost or counts twice. */
export function mergeRecords(a: PurseRecord, b: PurseRecord): PurseRecord {
  const later = b.wornAt > a.wornAt ? b : a;
  return {
    earned: Math.max(a.earned, b.earned),
    spent: Math.max(a.spent, b.spent),
    hats: dearest([a.hats, b.hats]),
    worn: later.worn,
    wornAt: later.wornAt,
  };
}

/** The wallet of a visitor with these browsers. A hat that two of them bought is paid once. */
export function walletOf(records: readonly PurseRecord[]): Wallet {
  const hats = dearest(records.map((record) => record.hats));
  const coins =
    sum(records.map(({ earned }) => earned)) -
    sum(records.map(({ spent }) => spent)) -
    sum(Object.values(hats));
  const latest = records.reduce((last, record) => (record.wornAt > last.wornAt ? record : last), emptyRecord);
  return {
    // Two browsers that spent the same coins while they were apart have a debt, which what is earned next pays.
    coins: Math.max(0, coins),
    owned: Object.keys(hats),
    worn: latest.worn in hats ? latest.worn : "",
  };
}

/** A record as the text of a save, or undefined for any other text. */
export function parsePurseRecord(data: unknown): PurseRecord | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { earned, spent, hats, worn, wornAt }: Partial<Record<string, unknown>> = { ...data };
  if (!isAmount(earned) || !isAmount(spent) || !isAmount(wornAt) || typeof worn !== "string")
    return undefined;
  if (typeof hats !== "object" || hats === null) return undefined;
  const prices = Object.entries(hats).filter(([, price]) => isAmount(price));
  return { earned, spent, hats: Object.fromEntries(prices), worn, wornAt };
}

function dearest(all: readonly PurseRecord["hats"][]): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const hats of all)
    for (const [hat, price] of Object.entries(hats)) prices[hat] = Math.max(price, prices[hat] ?? 0);
  return prices;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
