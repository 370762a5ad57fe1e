import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { type ShopFigures, workChannels } from "@azulejo/api";
import type { Replicas } from "@azulejo/database";
import { createMetrics, type Watched } from "@azulejo/server/metrics.ts";
import { PageCache } from "@azulejo/server/page-cache/page-cache.ts";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { holds, type Scrapes, samplesIn } from "./evaluate.fixture.ts";

interface Rule {
  alert: string;
  expr: string;
}

const text = (file: string) => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");
const rules = (parse(text("prometheus-rules.yml")) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);

const figures: ShopFigures = {
  ordersHour: 12,
  paymentsHour: 30,
  declinedHour: 3,
  searchesDay: 500,
  withoutHitDay: 40,
  oldestMessageSeconds: 2,
  jobsIdleSeconds: 20,
  backupAgeSeconds: 3600,
  soldOut: [{ storefrontId: 1, place: "reno", city: "Reno", items: 3, countedAt: new Date() }],
};
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A shop's metrics, as Prometheus reads them twice, a minute apart. @param between happens meanwhile */
async function scraped(
  fault: {
    figures?: Partial<ShopFigures>;
    pool?: Partial<Watched["pool"]>;
    dead?: string[];
    lag?: number;
    away?: number;
    behind?: number;
    free?: number;
    resting?: string;
  },
  between: (fail: () => void) => void = () => {},
): Promise<Scrapes> {
  const kinds = ["payment.capture", "mail.receipt"];
  const outboxFigures = async () => kinds.map((kind) => ({ kind, waiting: 0, active: 0, dead: fault.dead?.includes(kind) ? 1 : 0 }));
  const watched = {
    figures: async () => ({ ...figures, ...fault.figures }),
    pool: { totalCount: 10, idleCount: 8, waitingCount: 0, ...fault.pool },
    freeBytes: async () => fault.free ?? 50 * 1024 ** 3,
    services: () => ["stripe", "avatax"].map((name) => ({ name, isResting: name === fault.resting })),
  };
  const replicas = {
    figures: () => ({ replica: 5, primary: 1, all: 2, usable: 2 - (fault.away ?? 0) }),
    lags: async () => [
      { server: "10.0.0.2:5432", seconds: fault.away ? null : 0 },
      { server: "10.0.0.3:5432", seconds: fault.behind ?? 0 },
    ],
  } as Replicas;
  const metrics = createMetrics(new PageCache(1000, () => 0), { outboxFigures }, () => fault.lag ?? 0, replicas, watched);
  const server = await metrics.listen(0, "127.0.0.1");
  closing.push(async () => server.close());
  const { port } = server;
  const read = async () => samplesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const before = await read();
  // The lag of the event loop is measured anew after each scrape.
  await pause();
  between(() => {
    const outgoing = Object.assign(new EventEmitter(), { statusCode: 500 });
    metrics.observe({ url: "/en/" } as never, outgoing as never);
    outgoing.emit("finish");
  });
  await pause();
  const up = { name: "up", labels: { job: "azulejo" }, value: 1 };
  return { before, after: [...(await read()), up], seconds: 60 };
}

const PAUSE_MS = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const firing = (scrapes: Scrapes) => rules.filter(({ expr }) => holds(expr, scrapes)).map(({ alert }) => alert);

const block = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

describe("alerts", () => {
  it("are silent while the shop is well", async () => expect(firing(await scraped({}))).toEqual([]));

  it.each<[alerts: string[], fault: Parameters<typeof scraped>[0]]>([
    [["CaptureGivenUp", "MessagesGivenUp"], { dead: ["payment.capture"] }],
    [["MessagesGivenUp"], { dead: ["mail.receipt"] }],
    [["MessagesLate"], { figures: { oldestMessageSeconds: 1000 } }],
    [["PagesOutdated"], { lag: 90 }],
    [["PaymentsDeclined"], { figures: { declinedHour: 20 } }],
    [["NothingSold"], { figures: { ordersHour: 0 } }],
    [["SearchesFindNothing"], { figures: { withoutHitDay: 200 } }],
    [["JobsStopped"], { figures: { jobsIdleSeconds: 700 } }],
    [["ReplicaAway"], { away: 1 }],
    [["ReplicaLate"], { behind: 90 }],
    [["ServiceDown"], { resting: "stripe" }],
    [["DiskNearlyFull"], { free: 1024 ** 3 }],
    [["BackupOld"], { figures: { backupAgeSeconds: 200_000 } }],
    [["DatabaseBusy"], { pool: { idleCount: 0, waitingCount: 9 } }],
  ])("%j fires under its fault alone", async (alerts, fault) => expect(firing(await scraped(fault))).toEqual(alerts));

  it("Failures fires when answers fail", async () => {
    const scrapes = await scraped({}, (fail) => {
      for (let failed = 0; failed < 60; failed++) fail();
    });
    expect(firing(scrapes)).toEqual(["Failures"]);
  });

  it("CustomersWantSoldOutGoods fires when calls are refused for stock", async () => {
    const refused = async () => ({ answer: { body: { code: "checkout_out_of_stock" } } }) as never;
    const scrapes = await scraped({}, () => void workChannels.call.tracePromise(refused, { method: "POST", path: "checkout/complete" }));
    expect(firing(scrapes)).toEqual(["CustomersWantSoldOutGoods"]);
  });

  it("ProcessBusy fires when something keeps the process from answering", async () => {
    expect(firing(await scraped({}, () => block(900)))).toContain("ProcessBusy");
  });

  it("ShopDown fires when a process doesn't answer", async () => {
    const scrapes = await scraped({});
    for (const sample of scrapes.after) if (sample.name === "up") sample.value = 0;
    expect(firing(scrapes)).toEqual(["ShopDown"]);
  });

  it("read only metrics that are there, and so does the dashboard", async () => {
    const { after } = await scraped({}, (fail) => fail());
    const there = new Set(after.map(({ name }) => name));
    const named = [...rules.map(({ expr }) => expr), ...panelsOf(text("grafana-dashboard.json"))].flatMap((expr) => [
      ...expr.replaceAll(/"[^"]*"|\[\w+\]/g, "").matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g),
    ]);
    expect(named.length).toBeGreaterThan(20);
    const functions = new Set(["histogram_quantile"]);
    expect([...new Set(named.map(([name]) => name))].filter((name) => !there.has(name) && !functions.has(name))).toEqual([]);
  });
});

const panelsOf = (dashboard: string): string[] =>
  (JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
