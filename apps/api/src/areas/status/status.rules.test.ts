import { statusCodes } from "@azulejo/contract/areas/office.ts";
import { describe, expect, it } from "vitest";
import { judgeStatus, type Observed } from "./status.rules.ts";

const now = new Date("2026-11-29T20:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const HOURS = 60;

const well: Observed = {
  now,
  ordersHour: 4,
  paymentsHour: 12,
  declinedHour: 2,
  searchesDay: 0,
  withoutHitDay: 0,
  oldestMessageSeconds: 0,
  jobsIdleSeconds: 0,
  backupAgeSeconds: 0,
  soldOut: [{ storefrontId: 1, place: "reno", city: "Reno", items: 3, countedAt: ago(4) }],
  lastOrderAt: ago(10),
  waiting: 1,
  dueSince: ago(1),
  givenUp: 0,
  givenUpKinds: [],
  mailsFailing: 0,
  lastMailAt: ago(9),
  lastJobAt: ago(1),
  failingJobs: [],
  troubledWebhooks: [],
  webhooks: 1,
  paymentsDay: 100,
  lastPaymentAt: ago(10),
  lastReportAt: ago(9),
  booksCheckedAt: ago(10 * HOURS),
  booksWrong: 0,
  lastBackupAt: ago(5 * HOURS),
  processes: 2,
  databaseVersion: "18.1",
  waitingForDatabase: 0,
  databaseMs: 12.4,
  replicas: { usable: 2, all: 2 },
  freeBytes: 80 * 1024 ** 3,
  taxes: { service: "avatax", isResting: false },
  search: { name: "finder", isResting: false },
  paymentProviders: [
    { name: "stripe", isResting: false },
    { name: "paypal", isResting: false },
  ],
};

/** Returns the checks that aren't good. */
const troubles = (fault: Partial<Observed>) =>
  judgeStatus({ ...well, ...fault }).flatMap(({ code, state }) => (state === "good" ? [] : [`${code} ${state}`]));

describe("the status of a shop", () => {
  it("is good in every check while the shop is well, in the order of the page", () => {
    const checks = judgeStatus(well);
    expect(checks.map(({ code }) => code)).toEqual([...statusCodes.selling, ...statusCodes.well]);
    expect(checks.filter(({ state }) => state !== "good")).toEqual([]);
    expect(checks.find(({ code }) => code === "stock")).toMatchObject({ count: 3, names: ["Reno (3)"] });
    expect(checks.find(({ code }) => code === "disk")).toMatchObject({ count: 81_920 });
  });

  it.each<[troubles: string[], fault: Partial<Observed>]>([
    [["orders warning"], { ordersHour: 0 }],
    [["orders failing"], { ordersHour: 0, paymentsHour: 21 }],
    [[], { ordersHour: 0, paymentsHour: 0, declinedHour: 0 }],
    [["payments warning"], { declinedHour: 5 }],
    [["payments failing"], { declinedHour: 11, paymentsHour: 20 }],
    [["messages warning"], { dueSince: ago(3) }],
    [["messages failing"], { dueSince: ago(16) }],
    [["given_up warning"], { givenUp: 1, givenUpKinds: ["mail.receipt"] }],
    [["given_up failing"], { givenUp: 2, givenUpKinds: ["mail.receipt", "payment.capture"] }],
    [["mail warning"], { mailsFailing: 2 }],
    [["webhooks warning"], { troubledWebhooks: ["ERP"] }],
    [["worker failing"], { lastJobAt: ago(6) }],
    [["worker unknown"], { lastJobAt: null }],
    [["jobs warning"], { failingJobs: ["payout-read"] }],
    [["stock unknown"], { soldOut: [] }],
    [["payment_providers failing"], { paymentProviders: [{ name: "stripe", isResting: true }] }],
    [["payment_reports warning"], { lastPaymentAt: ago(2 * HOURS), lastReportAt: ago(5 * HOURS) }],
    [["payment_reports warning"], { lastPaymentAt: ago(2 * HOURS), lastReportAt: null }],
    [["payment_reports unknown"], { paymentsDay: 0, lastReportAt: null }],
    [["taxes warning"], { taxes: { service: "avatax", isResting: true } }],
    [["search warning"], { search: { name: "finder", isResting: true } }],
    [["books failing"], { booksWrong: 1 }],
    [["books warning"], { booksCheckedAt: ago(72 * HOURS) }],
    [["books unknown"], { booksCheckedAt: null }],
    [["processes unknown"], { processes: 0 }],
    [["database warning"], { waitingForDatabase: 6 }],
    [["database warning"], { databaseMs: 700 }],
    [["replicas warning"], { replicas: { usable: 1, all: 2 } }],
    [["disk warning"], { freeBytes: 1024 ** 3 }],
    [["disk failing"], { freeBytes: 100 * 1024 ** 2 }],
    [["disk unknown"], { freeBytes: null }],
    [["backup warning"], { lastBackupAt: ago(50 * HOURS) }],
    [["backup failing"], { lastBackupAt: ago(8 * 24 * HOURS) }],
    [["backup unknown"], { lastBackupAt: null }],
  ])("has the troubles %j under their fault alone", (found, fault) => expect(troubles(fault)).toEqual(found));

  it("leaves out what the shop doesn't have", () => {
    const codes = judgeStatus({ ...well, replicas: null, taxes: null, search: null, webhooks: 0 }).map(({ code }) => code);
    expect(codes).not.toEqual(expect.arrayContaining(["replicas"]));
    expect(codes).not.toEqual(expect.arrayContaining(["taxes"]));
    expect(codes).not.toEqual(expect.arrayContaining(["search"]));
    expect(codes).not.toEqual(expect.arrayContaining(["webhooks"]));
  });
});
