import { afterEach, describe, expect, it, vi } from "vitest";
import { openMetrics, prometheusText } from "#adapters/prometheus/metrics.ts";
import { type Listener, listen } from "#server/http/listen.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { registerGauges } from "./gauges.ts";
import { openLog } from "./log.ts";
import { type MetricsPort, openMetricsPort } from "./metrics-port.ts";
import { observeOrigins } from "./observe-origins.ts";

const opened: Listener[] = [];
const ports: MetricsPort[] = [];
afterEach(async () => {
  for (const port of ports.splice(0)) port.close();
  for (const listener of opened.splice(0)) await listener.drain();
});

async function aMeasuredSite() {
  const metrics = openMetrics();
  const watch = observeOrigins({ trustedProxies: 0 }, openLog("silent"), metrics.requests);
  const listener = await listen(watch.site(aSite([], {}, { metrics: metrics })), 0, "127.0.0.1");
  opened.push(listener);
  const own = await openMetricsPort({ port: 0, host: "127.0.0.1" }, async () =>
    prometheusText([await metrics.snapshot()]),
  );
  ports.push(own);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${listener.port}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
  const figures = async () => (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
  return { metrics, ask, figures, own };
}

/** The lines of one figure. */
const linesOf = (text: string, name: string) =>
  text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

describe("the figures at /metrics", () => {
  it("count requests by pattern, method and class of status, and how long they took", async () => {
    const { ask, figures } = await aMeasuredSite();
    await ask("/search?q=chess");
    await ask("/search?q=checkers");
    await ask("/nowhere");
    const line = 'recess_http_requests_total{origin="site",route="/search",method="GET",status="2xx"} 2';
    await vi.waitFor(async () => expect(await figures()).toContain(line));
    const text = await figures();
    expect(text).toContain(
      'recess_http_requests_total{origin="site",route="other",method="GET",status="4xx"} 1',
    );
    expect(text).toContain('recess_http_request_duration_seconds_count{origin="site",route="/search"} 2');
    expect(text).toContain('recess_http_requests_in_flight{origin="site"} 0');
    for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"])
      expect(linesOf(text, name)).toHaveLength(1);
  });

  it("tell how many pages were drawn, kept and put off", async () => {
    const { ask, figures } = await aMeasuredSite();
    await ask("/partners");
    await ask("/partners");
    const text = await figures();
    expect(text).toContain('recess_pages_total{made="drawn"} 1');
    expect(text).toContain('recess_pages_total{made="kept"} 1');
    expect(text).toContain("recess_shed_requests_total 0");
  });

  it("stay few, whatever URLs and methods are requested", async () => {
    const { ask, figures } = await aMeasuredSite();
    for (let number = 0; number < 60; number++) {
      await ask(`/made-up-${number}/${number}`);
      await ask(`/play/game-${number}?type=${number}`, { method: number % 2 ? "PUT" : "DELETE" });
    }
    await vi.waitFor(async () => expect(await figures()).toContain('method="other",status="4xx"} 60'));
    expect(linesOf(await figures(), "recess_http_requests_total")).toHaveLength(2);
  });

  it("are not told on the port of the visitors, and nothing else on their own", async () => {
    const { ask, own } = await aMeasuredSite();
    const { status, text } = await ask("/metrics");
    expect(status).toBe(404);
    expect(text).not.toContain("recess_http");
    expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(404);
  });

  it("hold what parts of the portal count and measure", async () => {
    const { metrics, figures } = await aMeasuredSite();
    const shed = metrics.counter({ name: "shed_total", help: "Sent away.", labels: { reason: "queue" } });
    metrics.counter({ name: "shed_total", help: "Sent away.", labels: { reason: "memory" } });
    shed();
    shed(2);
    let outage: { kind: "unreachable"; reason: string } | undefined;
    registerGauges(metrics, {
      portal: { catalogue: { size: 622 } },
      presence: { connections: () => 7, roomCounts: () => ({ rooms: 2, members: 5 }) },
      database: { outage: () => outage },
      countsWaiting: () => 3,
    });
    const text = await figures();
    expect(text).toContain('recess_shed_total{reason="queue"} 3');
    expect(text).toContain('recess_shed_total{reason="memory"} 0');
    expect(text).toContain("recess_catalogue_games 622");
    expect(text).toContain("recess_presence_connections 7");
    expect(text).toContain("recess_together_rooms 2");
    expect(text).toContain("recess_together_members 5");
    expect(text).toContain("recess_counts_waiting 3");
    expect(text).toContain("recess_database_up 1");
    outage = { kind: "unreachable", reason: "gone" };
    expect(await figures()).toContain("recess_database_up 0");
  });

  it("are put together from several processes", async () => {
    const [one, other] = [openMetrics(), openMetrics()];
    for (const [index, metrics] of [one, other].entries()) {
      metrics.counter({ name: "x_total", help: "x" })(5);
      metrics.gauge({ name: "games", help: "x", aggregator: "max" }, () => 600 + index);
      metrics.gauge({ name: "up", help: "x", aggregator: "min" }, () => index);
    }
    // As they travel from one process to another.
    const snapshots = [await one.snapshot(), await other.snapshot()].map((s) =>
      JSON.parse(JSON.stringify(s)),
    );
    const text = await prometheusText(snapshots);
    expect(text).toContain("recess_x_total 10");
    expect(text).toContain("recess_games 601");
    expect(text).toContain("recess_up 0");
  });

  it("say which setting is wrong when their port is taken", async () => {
    const { own } = await aMeasuredSite();
    await expect(openMetricsPort({ port: own.port, host: "127.0.0.1" }, async () => "")).rejects.toThrow(
      /METRICS_PORT/,
    );
  });
});
