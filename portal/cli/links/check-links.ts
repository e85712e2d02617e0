import { type Politeness, politely } from "#adapters/http/per-host-queue.ts";
import { isWorthRetrying, type LinkAnswer, type LinkReport, reportOn } from "#domain/catalogue/links/link.ts";

type Options = {
  readonly ask: (address: string) => Promise<LinkAnswer>;
  readonly politeness: Required<Politeness>;
  /** How often to ask again where that may help; each pause is longer than the last. */
  readonly retries: number;
  /** Around each address, retries and all: shows how far we are. */
  readonly step: (address: string, work: () => Promise<void>) => Promise<void>;
};

/** Asks every address and tells how each behaved. */
export async function checkLinks(
  addresses: readonly string[],
  { ask, politeness, retries, step }: Options,
): Promise<Map<string, LinkReport>> {
  const reports = new Map<string, LinkReport>();
  const check = async (address: string) => {
    let report = reportOn(address, await ask(address));
    for (let again = 1; again <= retries && isWorthRetrying(report); again += 1) {
      await politeness.wait(politeness.gapMs * 2 ** again);
      report = reportOn(address, await ask(address));
    }
    reports.set(address, report);
  };
  await politely(addresses, politeness, (address) => step(address, () => check(address)));
  return reports;
}
