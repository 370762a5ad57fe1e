import { type Figure, percentile } from "../../figure.ts";
import { forget, startShop } from "../../shop.ts";
import { type Answers, crowd } from "./crowd.ts";

const SECONDS = 60;
const WARM_UP_SECONDS = 10;
/** The default limits. */
const USUAL = { RATE_LIMIT_PER_MINUTE: "600", SIGNIN_LIMIT: "60" };

/** Shoppers, buyers, two crawlers, an office of forty behind one address and a flood use the shop at once, with the limits of every shop. */
export async function measureLimits(): Promise<Figure[]> {
  const shop = await startShop({ environment: USUAL });
  await crowd(shop.url, WARM_UP_SECONDS);
  // Budgets last a minute.
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  const { shoppers, crawlers, office, flood, checkout } = await crowd(shop.url, SECONDS);
  await shop.stop();
  forget(shop.dataDir);
  if (flood.refused === 0) throw new Error("the flood was not refused, so that it was none");
  const figures = Object.entries({ "twenty shoppers": shoppers, "two crawlers": crawlers, "an office of forty": office });
  return [
    ...figures.flatMap(([who, answers]) => ofGuests(who, answers)),
    { name: "pages that a flood from one address got", value: flood.pages, unit: "" },
    { name: "pages that it was refused", value: flood.refused, unit: "" },
    { name: "orders placed meanwhile", value: checkout.complete.length, unit: "" },
    { name: "page of the checkout meanwhile, p95", value: percentile(checkout.page, 0.95), unit: "ms", goal: { atMost: 300 } },
    { name: "checkout/checkout meanwhile, p95", value: percentile(checkout.quote, 0.95), unit: "ms", goal: { atMost: 300 } },
    { name: "checkout/complete meanwhile, p95", value: percentile(checkout.complete, 0.95), unit: "ms", goal: { atMost: 300 } },
  ];
}

const ofGuests = (who: string, { refused, ms }: Answers): Figure[] => [
  { name: `pages refused to ${who} beside a flood`, value: refused, unit: "", goal: { atMost: 0 } },
  { name: `page for ${who} beside a flood, p95`, value: percentile(ms, 0.95), unit: "ms" },
];
