import { type HostQueueOptions, visitPerHost } from "#adapters/http/per-host-queue.ts";
import { isWorthRetrying, type LinkAnswer, type LinkReport, reportOn } from "#domain/catalogue/links/link.ts";

type Options = {
  readonly probe: (address: string) => Promise<LinkAnswer>;
  readonly queue: Required<HostQueueOptions>;
  /** Retries of a link that may recover, with exponential backoff. */
  readonly retries: number;
  /** Wraps the work on each address, retries included, to show the progress. */
  readonly step: (address: string, work: () => Promise<void>) => Promise<void>;
  /** Once it is true, no further URL is asked. */
  readonly isStopped?: () => boolean;
  readonly onReport?: (report: LinkReport) => Promise<void>;
};

/** Link check: probes every URL, one request per host at a time, and reports its state. */
export async function checkLinks(
  addresses: readonly string[],
  { probe, queue, retries, step, isStopped = () => false, onReport = async () => undefined }: Options,
): Promise<Map<string, LinkReport>> {
  const reports = new Map<string, LinkReport>();
  const check = async (address: string) => {
    if (isStopped()) return;
    let report = reportOn(address, await probe(address));
    for (let again = 1; again <= retries && isWorthRetrying(report); again += 1) {
      await queue.wait(queue.delayMs * 2 ** again);
      report = reportOn(address, await probe(address));
    }
    reports.set(address, report);
    await onReport(report);
  };
  await visitPerHost(addresses, queue, (address) => step(address, () => check(address)));
  return reports;
}
