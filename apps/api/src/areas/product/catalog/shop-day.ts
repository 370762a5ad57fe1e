import type { Database } from "@azulejo/database";
import type { Log } from "../../../context.ts";
import { nextMidnight, todayOf } from "../../../domain/day.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { beginPlannedPrices } from "../planned-prices/begin-planned-prices.ts";
import { selectProductsTurning } from "./product-keys.repository.ts";
import { applySchedule } from "./schedule.repository.ts";

/** The day whose prices this process uses. */
export interface ShopDay {
  /** Returns the storefront's IANA time zone. */
  timezone(): string;
  /** Updates the index to today's prices if the storefront's midnight has passed. @returns whether the index is on today's prices */
  turnOver(): Promise<boolean>;
  /** Reads the time zone again, because the storefront has changed. */
  forgetZone(): void;
  stop(): void;
}

interface Options {
  database: Database;
  storefrontId: number;
  now(): Date;
  log: Log;
  /** Reindexes products with the day's prices. */
  reindex(productIds: number[]): Promise<void>;
}

/** Maximum delay of the day change after midnight if there are no requests. */
const LOOK_MS = 15_000;
const ZONE_OF_NO_STOREFRONT = "UTC";

/**
 * Follows the storefront's calendar. Each process updates its own index at the first request of a new day or soon after midnight. It reads
 * only products whose sale starts or ends, whose planned price begins, or that are shown or hidden from this day. Cached pages expire at
 * the time stated in their responses.
 */
export async function followShopDay({ database, storefrontId, now, log, reindex }: Options): Promise<ShopDay> {
  const readZone = async () =>
    (await selectStorefronts(database.query)).find((one) => one.id === storefrontId)?.timezone ?? ZONE_OF_NO_STOREFRONT;
  const opened = now();
  let zone = await readZone();
  let isZoneKnown = true;
  let day = todayOf(opened, zone);
  /** From the last reading of the clock until the day's end, the index is on `day`. */
  let [from, until] = [opened.getTime(), nextMidnight(opened, zone)];
  let turning: Promise<void> | null = null;

  /** Applies planned prices and scheduled products of the day. @returns the changed products */
  const carryOut = async (today: string, at: Date) => [
    ...(await beginPlannedPrices(database.query, storefrontId, today, at)),
    ...(await applySchedule(database.query, storefrontId, today, at)),
  ];
  const isCurrent = () => isZoneKnown && now().getTime() >= from && now().getTime() < until;
  const turn = async () => {
    if (!isZoneKnown) zone = await readZone();
    isZoneKnown = true;
    const at = now();
    const today = todayOf(at, zone);
    if (today !== day) {
      await reindex(await selectProductsTurning(database.query, storefrontId, day, today));
      await reindex(await carryOut(today, at));
      log.info({ day: today }, "prices of the day");
    }
    day = today;
    [from, until] = [at.getTime(), nextMidnight(at, zone)];
  };
  const turnOver = async () => {
    if (isCurrent()) return true;
    turning ??= turn().finally(() => {
      turning = null;
    });
    return turning.then(
      () => true,
      (error) => {
        log.error({ err: error }, "prices of the day could not be read");
        return false;
      },
    );
  };
  // Applies days that passed while no process ran, before the index is built. Errors such as a full disk don't prevent the start.
  const catchUp = () =>
    carryOut(day, now()).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, "what was planned for the day could not be carried out and is tried again");
        return false;
      },
    );
  let isCaughtUp = await catchUp();
  const look = async () => {
    if (!isCaughtUp) isCaughtUp = await catchUp();
    await turnOver();
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return {
    timezone: () => zone,
    turnOver,
    forgetZone() {
      isZoneKnown = false;
    },
    stop: () => clearInterval(timer),
  };
}
