import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { type Figure, meets, refuseImpossible } from "./figure.ts";
import { isCalm, type MachineLoad, watchMachine } from "./honest/machine.ts";
import { formatGoal, formatValue, resultsPage, withPart } from "./honest/results.ts";
import { measureCatalog } from "./measures/catalog.ts";
import { measureContent } from "./measures/content.ts";
import { measureDesk } from "./measures/desk/measure-desk.ts";
import { measureGallery } from "./measures/gallery.ts";
import { measureImages } from "./measures/images.ts";
import { measureLimits } from "./measures/limits/measure-limits.ts";
import { measureCatalogGrid } from "./measures/office/catalog-grid.ts";
import { measureLists } from "./measures/office/lists/measure-lists.ts";
import { measurePhoneOrder } from "./measures/office/phone-order.ts";
import { measureOrders } from "./measures/orders/measure-orders.ts";
import { measureFlood } from "./measures/pages/flood.ts";
import { measurePages } from "./measures/pages/measure-pages.ts";
import { measurePublish } from "./measures/publish.ts";
import { measureSearch } from "./measures/search.ts";
import { measureSignIn } from "./measures/sign-in.ts";
import { measureSlabs } from "./measures/slabs.ts";
import { measureStart } from "./measures/start.ts";
import { measureStores } from "./measures/stores.ts";
import { measureTiles } from "./measures/tiles.ts";
import { measureBlocking } from "./measures/visits/blocking.ts";
import { measureLighthouse } from "./measures/visits/lighthouse.ts";
import { measurePaint } from "./measures/visits/paint.ts";
import { measureWeight } from "./measures/visits/weight.ts";
import { forget, startShop } from "./shop.ts";

/** `npm run bench [-- part …]`: measures all goals of the design, or some parts alone, and writes them into bench/results.md. */
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const parts: Record<string, () => Promise<Figure[]>> = {
  search: async () => measureSearch(),
  catalog: measureCatalog,
  orders: measureOrders,
  desk: measureDesk,
  content: measureContent,
  images: measureImages,
  slabs: async () => [...measureSlabs(), ...(await measureTiles())],
  gallery: measureGallery,
  stores: measureStores,
  accounts: measureSignIn,
  office: async () => [...(await measurePhoneOrder(chromium)), ...(await measureLists())],
  grid: () => measureCatalogGrid(chromium),
  pages: measurePages,
  flood: measureFlood,
  limits: measureLimits,
  weight: measureWeights,
  visits: measureVisits,
  paint: measureFirstPaint,
  process: measureProcess,
};

/** Measures the weight of a first visit. */
async function measureWeights(): Promise<Figure[]> {
  const shop = await startShop();
  const figures = await measureWeight(shop, await productOf(shop.url), chromium);
  await shop.stop();
  forget(shop.dataDir);
  return figures;
}

/** When a page's largest picture is painted while the shop draws it for the first time. */
async function measureFirstPaint(): Promise<Figure[]> {
  const shop = await startShop();
  const figures = await measurePaint(shop, chromium);
  await shop.stop();
  forget(shop.dataDir);
  return figures;
}

/** How long a first visit blocks, and what Lighthouse says of it. */
async function measureVisits(): Promise<Figure[]> {
  const shop = await startShop();
  const product = await productOf(shop.url);
  const cookie = await filledBag(shop.url);
  const pages = {
    home: { path: "/en/" },
    list: { path: "/en/product/list/porcelain/" },
    product: { path: product },
    article: { path: "/en/blog/articles/cleaning-travertine/" },
    landing: { path: "/en/magnifica/" },
    checkout: { path: "/en/checkout/user", cookie },
  };
  for (const { path } of Object.values(pages)) await (await fetch(shop.url + path)).arrayBuffer();
  const figures = [
    ...(await measureBlocking(shop, { home: "/en/", list: pages.list.path, product, article: pages.article.path }, chromium)),
    ...(await measureLighthouse(shop, pages, chromium)),
  ];
  await shop.stop();
  forget(shop.dataDir);
  return figures;
}

/** From an editor's click to the page, and from the process's start to its first page. */
async function measureProcess(): Promise<Figure[]> {
  const shop = await startShop();
  const figures = [...(await measurePublish(shop)), ...(await measureStart(shop))];
  forget(shop.dataDir);
  return figures;
}

/** Returns the address of the first product of a list. */
async function productOf(url: string): Promise<string> {
  const list = await (await fetch(`${url}/en/product/list/porcelain/`)).text();
  const product = /href="(\/en\/product\/detail\/[^"]+)"/.exec(list)?.[1];
  if (!product) throw new Error("the list of porcelain links to no product");
  return product.replaceAll("&amp;", "&");
}

/** Returns the cookie of a browser with one box in its bag. */
async function filledBag(url: string): Promise<string> {
  const list = await fetch(`${url}/api/product/list`, {
    method: "POST",
    headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" },
    body: JSON.stringify({ listing: "porcelain", pageSize: 1 }),
  });
  const { value } = (await list.json()) as { value: { products: { lead: { itemNo: string } }[] } };
  const body = new URLSearchParams({ intent: "add", itemNo: value.products[0]?.lead.itemNo ?? "", quantity: "1", fulfilmentType: "DLVR" });
  const added = await fetch(`${url}/en/shoppingbag`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "sec-fetch-mode": "navigate", "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return added.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** Runs a part, prints its results, and stores them with the machine's load before and during the run. */
async function run(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  process.stdout.write(`\n${name}\n`);
  const watched = watchMachine();
  const figures = await measure();
  const load = watched();
  figures.forEach(refuseImpossible);
  for (const figure of figures) process.stdout.write(`  ${lineOf(figure)}\n`);
  const calm = isCalm(load) ? "calm" : "BUSY: figures of this part are marked";
  process.stdout.write(
    `  load average before: ${load.before.toFixed(1)}; used by other programs: ${load.others.toFixed(2)} cores (${calm})\n`,
  );
  keep(name, figures, load);
}

function lineOf(figure: Figure): string {
  const met = meets(figure);
  const goal = formatGoal(figure);
  return `${met === false ? "MISS" : met ? "ok  " : "    "} ${figure.name}: ${formatValue(figure.value, figure.unit)}${goal && ` (goal ${goal})`}`;
}

const RESULTS = new URL("./results.json", import.meta.url);
const EARLIER = new URL("./results-before.json", import.meta.url);
const PAGE = new URL("./results.md", import.meta.url);

/** Each part's results are stored right after it, so that a failing part loses nothing. */
function keep(name: string, figures: Figure[], load: MachineLoad): void {
  const results = withPart(JSON.parse(readFileSync(RESULTS, "utf8")), name, figures, new Date().toISOString().slice(0, 10), load);
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}`;
  writeFileSync(PAGE, resultsPage(results, JSON.parse(readFileSync(EARLIER, "utf8")), machine));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`${unknown.join(", ")}: no such part; there are ${Object.keys(parts).join(", ")}`);
for (const [name, measure] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await run(name, measure);
process.exit(0);
