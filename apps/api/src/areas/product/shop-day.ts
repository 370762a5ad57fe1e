import type { Database } from "@azulejo/database";
import type { Log } from "../../context.ts";
import { selectStorefronts } from "../storefront/storefront.repository.ts";
import { nextMidnight, todayOf } from "./day.rules.ts";
import { selectProductsTurning } from "./product.repository.ts";

/** The day whose prices this process sells at. */
export interface ShopDay {
  /** IANA name, of the storefront. */
  timezone(): string;
  /** Puts the index on today's prices if the storefront's midnight has passed. @returns whether the index stands on today */
  turnOver(): Promise<boolean>;
  /** The storefront has changed, and its time zone may have. */
  forgetZone(): void;
  stop(): void;
}

interface Options {
  database: Database;
  storefrontId: number;
  now(): Date;
  log: Log;
  /** Reads products into the index anew, with the prices of the day. */
  reindex(productIds: number[]): Promise<void>;
}

/** How long after midnight the day turns over at the latest, when nobody asks for anything. */
const LOOK_MS = 15_000;
const ZONE_OF_NO_STOREFRONT = "UTC";

/**
 * Follows the storefront's calendar. Each process turns its own index over, at the first request of a new day or soon after midnight,
 * and reads only those products whose sale begins or ends; cached pages end by the time that their answers named.
 */
export async function followShopDay({ database, storefrontId, now, log, reindex }: Options): Promise<ShopDay> {
  const readZone = async () =>
    (await selectStorefronts(database.query)).find((one) => one.id === storefrontId)?.timezone ?? ZONE_OF_NO_STOREFRONT;
  const opened = now();
  let zone = await readZone();
  let isZoneKnown = true;
  let day = todayOf(opened, zone);
  /** The index stands on `day` from here, where the clock was last looked at, to the day's end. */
  let [from, until] = [opened.getTime(), nextMidnight(opened, zone)];
  let turning: Promise<void> | null = null;

  const isCurrent = () => isZoneKnown && now().getTime() >= from && now().getTime() < until;
  const turn = async () => {
    if (!isZoneKnown) zone = await readZone();
    isZoneKnown = true;
    const at = now();
    const today = todayOf(at, zone);
    if (today !== day) {
      await reindex(await selectProductsTurning(database.query, storefrontId, day, today));
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
  const timer = setInterval(() => void turnOver(), LOOK_MS).unref();
  return {
    timezone: () => zone,
    turnOver,
    forgetZone() {
      isZoneKnown = false;
    },
    stop: () => clearInterval(timer),
  };
}
