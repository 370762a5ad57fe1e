import type { StatusCheck, StatusCode, StatusState } from "@azulejo/contract/areas/office.ts";
import type { OutsideService } from "./outside-services.ts";
import type { ShopFigures } from "./shop-figures.repository.ts";
import type { ObservedInDatabase } from "./status.repository.ts";

/** Everything that the checks judge. */
export interface Observed extends ObservedInDatabase, ShopFigures {
  now: Date;
  /** Requests of this process that wait for a connection, and milliseconds that the database took to answer. */
  waitingForDatabase: number;
  databaseMs: number;
  /** Null for a shop without replicas. */
  replicas: { usable: number; all: number } | null;
  freeBytes: number | null;
  /** Null if taxes come from the shop's own tables. */
  taxes: { service: string; isResting: boolean } | null;
  /** The search service of an extension; null if the shop searches itself. */
  search: OutsideService | null;
  paymentProviders: OutsideService[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 ** 2;

/** As in the alerts of `deploy/prometheus-rules.yml`, and earlier warnings. */
const limits = {
  paymentsWithoutOrder: { warning: 5, failing: 20 },
  declined: { least: 10, share: 0.5, warningLeast: 5, warningShare: 0.3 },
  messagesLateMs: { warning: 2 * MINUTE_MS, failing: 15 * MINUTE_MS },
  jobsLateMs: 5 * MINUTE_MS,
  reportsLateMs: HOUR_MS,
  booksLateMs: 2 * DAY_MS,
  backupLateMs: { warning: 2 * DAY_MS, failing: 7 * DAY_MS },
  databaseMs: 500,
  waitingForDatabase: 5,
  freeMegabytes: { warning: 2048, failing: 512 },
};

type Judged = Partial<Omit<StatusCheck, "code" | "state" | "at">> & { state: StatusState; at?: Date | null };

/** Returns the first state whose condition holds; good if none does. */
const worst = (isFailing: boolean, isWarning: boolean): StatusState => (isFailing ? "failing" : isWarning ? "warning" : "good");

const age = (now: Date, at: Date | null): number => (at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY);

const rules: Record<StatusCode, (seen: Observed) => Judged | null> = {
  orders: ({ ordersHour, paymentsHour, lastOrderAt }) => ({
    state: worst(
      ordersHour === 0 && paymentsHour > limits.paymentsWithoutOrder.failing,
      ordersHour === 0 && paymentsHour >= limits.paymentsWithoutOrder.warning,
    ),
    count: ordersHour,
    total: paymentsHour,
    at: lastOrderAt,
  }),
  payments({ declinedHour, paymentsHour }) {
    const { least, share, warningLeast, warningShare } = limits.declined;
    const declined = paymentsHour === 0 ? 0 : declinedHour / paymentsHour;
    return {
      state: worst(declinedHour > least && declined > share, declinedHour >= warningLeast && declined > warningShare),
      count: declinedHour,
      total: paymentsHour,
    };
  },
  stock({ soldOut }) {
    const troubled = soldOut.filter(({ items }) => items > 0);
    const count = troubled.reduce((sum, { items }) => sum + items, 0);
    const at = soldOut[0]?.countedAt ?? null;
    return { state: at ? "good" : "unknown", count, at, names: troubled.map(({ city, items }) => `${city} (${items})`) };
  },
  messages: ({ now, waiting, dueSince }) => ({
    state: dueSince
      ? worst(age(now, dueSince) > limits.messagesLateMs.failing, age(now, dueSince) > limits.messagesLateMs.warning)
      : "good",
    count: waiting,
    at: dueSince,
  }),
  given_up: ({ givenUp, givenUpKinds }) => ({
    state: worst(givenUpKinds.includes("payment.capture"), givenUp > 0),
    count: givenUp,
    names: givenUpKinds,
  }),
  mail: ({ mailsFailing, lastMailAt }) => ({ state: worst(false, mailsFailing > 0), count: mailsFailing, at: lastMailAt }),
  webhooks: ({ webhooks, troubledWebhooks }) =>
    webhooks === 0
      ? null
      : { state: worst(false, troubledWebhooks.length > 0), count: troubledWebhooks.length, total: webhooks, names: troubledWebhooks },
  worker: ({ now, lastJobAt }) => ({
    state: lastJobAt ? worst(age(now, lastJobAt) > limits.jobsLateMs, false) : "unknown",
    at: lastJobAt,
  }),
  jobs: ({ failingJobs }) => ({ state: worst(false, failingJobs.length > 0), count: failingJobs.length, names: failingJobs }),
  payment_providers({ paymentProviders }) {
    const resting = paymentProviders.filter(({ isResting }) => isResting);
    return {
      state: worst(resting.length > 0, false),
      count: resting.length,
      total: paymentProviders.length,
      names: resting.map(({ name }) => name),
    };
  },
  payment_reports: ({ now, paymentsDay, lastPaymentAt, lastReportAt }) => ({
    state:
      paymentsDay === 0
        ? "unknown"
        : worst(false, age(now, lastPaymentAt) > limits.reportsLateMs && age(lastPaymentAt ?? now, lastReportAt) > limits.reportsLateMs),
    at: lastReportAt,
  }),
  taxes: ({ taxes }) => taxes && { state: worst(false, taxes.isResting), count: Number(taxes.isResting), names: [taxes.service] },
  search: ({ search }) => search && { state: worst(false, search.isResting), count: Number(search.isResting), names: [search.name] },
  books: ({ now, booksCheckedAt, booksWrong }) => ({
    state: booksCheckedAt ? worst(booksWrong > 0, age(now, booksCheckedAt) > limits.booksLateMs) : "unknown",
    count: booksWrong,
    at: booksCheckedAt,
  }),
  processes: ({ processes }) => ({ state: processes > 0 ? "good" : "unknown", count: processes }),
  database: ({ databaseMs, waitingForDatabase }) => ({
    state: worst(false, waitingForDatabase > limits.waitingForDatabase || databaseMs > limits.databaseMs),
    count: Math.round(databaseMs),
    total: waitingForDatabase,
  }),
  replicas: ({ replicas }) =>
    replicas && { state: worst(false, replicas.usable < replicas.all), count: replicas.usable, total: replicas.all },
  disk({ freeBytes }) {
    if (freeBytes === null) return { state: "unknown" };
    const megabytes = Math.floor(freeBytes / MEGABYTE);
    const { failing, warning } = limits.freeMegabytes;
    return { state: worst(megabytes < failing, megabytes < warning), count: megabytes };
  },
  backup: ({ now, lastBackupAt }) => ({
    state: lastBackupAt
      ? worst(age(now, lastBackupAt) > limits.backupLateMs.failing, age(now, lastBackupAt) > limits.backupLateMs.warning)
      : "unknown",
    at: lastBackupAt,
  }),
};

/** Judges what was observed. Leaves out checks of parts that the shop doesn't have, such as replicas. */
export const judgeStatus = (seen: Observed): StatusCheck[] =>
  (Object.keys(rules) as StatusCode[]).flatMap((code) => {
    const judged = rules[code](seen);
    if (!judged) return [];
    const { state, count = null, total = null, at = null, names = [] } = judged;
    return [{ code, state, count, total, at: at?.toISOString() ?? null, names }];
  });
