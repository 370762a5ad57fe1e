import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { type Figure, meets, refuseImpossible } from "./figure.ts";
import { measureCatalogue } from "./measures/catalogue.ts";
import { measureContent } from "./measures/content.ts";
import { measureDesk } from "./measures/desk/measure-desk.ts";
import { measureGallery } from "./measures/gallery.ts";
import { measureImages } from "./measures/images.ts";
import { measureLighthouse } from "./measures/lighthouse.ts";
import { measureOrders } from "./measures/orders/measure-orders.ts";
import { measurePages } from "./measures/pages.ts";
import { measurePublish } from "./measures/publish.ts";
import { measureSearch } from "./measures/search.ts";
import { measureSignIn } from "./measures/sign-in.ts";
import { measureSlabs } from "./measures/slabs.ts";
import { measureStart } from "./measures/start.ts";
import { measureStores } from "./measures/stores.ts";
import { measureTiles } from "./measures/tiles.ts";
import { measureWeight } from "./measures/weight.ts";
import { forget, startShop } from "./shop.ts";

/** `npm run bench [-- part …]`: measures all goals of the design and writes bench/results.md. */
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const parts: Record<string, () => Promise<Figure[]>> = {
  search: async () => measureSearch(),
  catalogue: measureCatalogue,
  orders: measureOrders,
  desk: measureDesk,
  content: measureContent,
  images: measureImages,
  slabs: async () => [...measureSlabs(), ...(await measureTiles())],
  gallery: measureGallery,
  stores: measureStores,
  accounts: measureSignIn,
  storefront: measureStorefront,
};

async function measureStorefront(): Promise<Figure[]> {
  const shop = await startShop();
  const product = await productOf(shop.url);
  const cookie = await filledBag(shop.url);
  const warm = ["/en/", "/en/product/list/porcelain/", product, "/en/blog/articles/cleaning-travertine/", "/en/magnifica/"];
  for (const path of warm) await (await fetch(shop.url + path)).arrayBuffer();
  const figures = [
    ...(await measureWeight(shop, product, chromium)),
    ...measureLighthouse(
      shop,
      {
        home: { path: "/en/" },
        list: { path: "/en/product/list/porcelain/" },
        product: { path: product },
        article: { path: "/en/blog/articles/cleaning-travertine/" },
        landing: { path: "/en/magnifica/" },
        checkout: { path: "/en/checkout/user", cookie },
      },
      chromium,
    ),
    ...(await measurePages(shop)),
    ...(await measurePublish(shop)),
    ...(await measureStart(shop)),
  ];
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

const asked = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
const rows: string[] = [];
for (const [name, measure] of chosen) {
  process.stdout.write(`\n${name}\n`);
  for (const figure of await measure()) {
    refuseImpossible(figure);
    const met = meets(figure);
    const goal = figure.goal ? (figure.goal.atLeast === undefined ? `≤ ${figure.goal.atMost}` : `≥ ${figure.goal.atLeast}`) : "";
    const value = figure.value >= 100 ? Math.round(figure.value).toLocaleString("en") : Number(figure.value.toPrecision(3));
    process.stdout.write(
      `  ${met === false ? "MISS" : met ? "ok  " : "    "} ${figure.name}: ${value} ${figure.unit} ${goal && `(goal ${goal})`}\n`,
    );
    rows.push(`| ${figure.name} | ${value} ${figure.unit} | ${goal} | ${met === null ? "" : met ? "yes" : "**no**"} |`);
  }
}
if (asked.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}`;
  const head = `# What was measured\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Server, database and load share the machine; compare figures of one run with each other.\n\n| figure | value | goal | met |\n| --- | --- | --- | --- |\n`;
  writeFileSync(new URL("./results.md", import.meta.url), `${head}${rows.join("\n")}\n`);
}
process.exit(0);
