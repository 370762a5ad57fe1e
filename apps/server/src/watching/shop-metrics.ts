import type { ShopFigures } from "@azulejo/api";
import { type TracedCall, workChannels } from "@azulejo/api/traced-work.ts";
import { Counter, Gauge, type Registry } from "prom-client";

type Read = (figures: ShopFigures) => number;

/** All processes report the same figures of the shop, so their sum would be wrong; the largest one is taken. */
const shopGauges: [name: string, help: string, read: Read][] = [
  ["shop_orders_hour", "Orders placed within an hour, in all processes", ({ ordersHour }) => ordersHour],
  ["shop_payments_hour", "Payments begun within an hour, in all processes", ({ paymentsHour }) => paymentsHour],
  ["shop_payments_declined_hour", "Payments of the last hour that were declined", ({ declinedHour }) => declinedHour],
  ["shop_searches_day", "Searches since yesterday", ({ searchesDay }) => searchesDay],
  ["shop_searches_without_hit_day", "Searches since yesterday that found nothing", ({ withoutHitDay }) => withoutHitDay],
  ["outbox_oldest_seconds", "How long the oldest message has been due; 0 if none is", ({ oldestMessageSeconds }) => oldestMessageSeconds],
  ["jobs_idle_seconds", "Time since a scheduled job last succeeded; 0 if none ever has", ({ jobsIdleSeconds }) => jobsIdleSeconds],
  ["backup_age_seconds", "Age of the last backup by npm run backup; 0 if there is none", ({ backupAgeSeconds }) => backupAgeSeconds],
];
/** Time in ms for which several scrapes share one reading of the database. */
const FIGURES_MS = 10_000;

/** Adds the figures that are read from the database. Without it they are missing, but the other metrics are returned. */
export function gaugeFigures(registry: Registry, figures: () => Promise<ShopFigures>): void {
  let looked: { at: number; figures: Promise<ShopFigures> } | null = null;
  const look = () => {
    if (!looked || Date.now() - looked.at > FIGURES_MS) looked = { at: Date.now(), figures: figures() };
    return looked.figures.catch(() => null);
  };
  for (const [name, help, read] of shopGauges)
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        const found = await look();
        if (found) this.set(read(found));
        else this.reset();
      },
    });
  new Gauge({
    name: "shop_items_sold_out",
    help: "Items for sale of which nothing is left, by the place that keeps them",
    labelNames: ["storefront", "place"],
    aggregator: "max",
    registers: [registry],
    async collect() {
      this.reset();
      for (const { storefrontId, place, items } of (await look())?.soldOut ?? []) this.set({ storefront: storefrontId, place }, items);
    },
  });
}

/** Codes of calls that were refused because something isn't in stock. */
const shortages = new Set(["checkout_out_of_stock", "stock_nothing_left", "stock_short", "slabs_sold"]);

/** Counts calls of this process that were refused because something isn't in stock. @returns a function that stops it */
export function countShortages(registry: Registry): () => void {
  const counter = new Counter({
    name: "shop_refused_for_stock_total",
    help: "Calls of this process that were refused because something isn't in stock",
    registers: [registry],
  });
  const count = ({ result }: TracedCall) => {
    const code = result?.answer.body.code;
    if (code !== undefined && shortages.has(code)) counter.inc();
  };
  const ended = workChannels.call.asyncEnd;
  ended.subscribe(count as never);
  return () => void ended.unsubscribe(count as never);
}
