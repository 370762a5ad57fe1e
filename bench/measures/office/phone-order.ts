import { chromium, type Page } from "playwright-core";
import { type Figure, median } from "../../figure.ts";
import { type BenchShop, forget, startShop } from "../../shop.ts";

const ROUNDS = 3;
/** Time that a person needs per key press. */
const SECONDS_PER_KEY = 0.2;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const HEADERS = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
const GUEST = ["Ana", "Ruiz", "775 555 0100", "ana.ruiz@example.test"];
const ADDRESS = ["1 Main Street", "89501", "Reno", "NV"];

/** An order as it was taken. */
interface Taken {
  keys: number;
  machineSeconds: number;
}

/**
 * Takes orders by phone in a browser, with the keyboard alone, from the list of orders to the placed order: three items, for a guest with a
 * payment link and for a business on account. What a person needs is the keys at 0.2 s each and the machine's time, which is what the same
 * keys take when nobody has to press them.
 */
export async function measurePhoneOrder(executablePath: string): Promise<Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 960 } });
  await signIn(page, shop);
  const items = await itemsOf(shop);
  const guests: Taken[] = [];
  const businesses: Taken[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    guests.push(await take(page, shop, (hand) => takeForGuest(page, hand, items)));
    businesses.push(await take(page, shop, (hand) => takeForBusiness(page, hand, items)));
  }
  await browser.close();
  await shop.stop();
  forget(shop.dataDir);
  // An order can't be entered with fewer key presses than its texts have characters.
  const fewest = [...items, ...GUEST, ...ADDRESS].join("").length;
  return [...figuresOf("guest, payment link", guests, fewest), ...figuresOf("business, on account", businesses, fewest)];
}

function figuresOf(whose: string, taken: Taken[], fewest: number): Figure[] {
  const keys = median(taken.map((one) => one.keys));
  const machineSeconds = median(taken.map((one) => one.machineSeconds));
  return [
    { name: `phone order of three items (${whose}): keys`, value: keys, unit: "keys", possible: { atLeast: fewest } },
    { name: `phone order of three items (${whose}): machine`, value: machineSeconds, unit: "s" },
    {
      name: `phone order of three items (${whose}): person, keys × ${SECONDS_PER_KEY} s and machine`,
      value: keys * SECONDS_PER_KEY + machineSeconds,
      unit: "s",
      goal: { atMost: 60 },
      possible: { atLeast: fewest * SECONDS_PER_KEY },
    },
  ];
}

async function signIn(page: Page, shop: BenchShop): Promise<void> {
  await page.goto(`${shop.url}/office/orders`);
  await page.getByLabel("Email").fill("staff@demo.test");
  await page.getByLabel("Password").fill("Azulejo-demo-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
}

async function itemsOf({ url }: BenchShop): Promise<string[]> {
  const answer = await fetch(`${url}/api/product/list`, {
    method: "POST",
    headers: HEADERS,
    body: JSON.stringify({ listing: "porcelain" }),
  });
  const { value } = (await answer.json()) as { value: { products: { lead: { itemNo: string } }[] } };
  return value.products.slice(0, 3).map(({ lead }) => lead.itemNo);
}

/** Presses keys and counts them. */
interface Hand {
  type(words: string): Promise<void>;
  press(key: string, times?: number): Promise<void>;
}

async function take(page: Page, shop: BenchShop, work: (hand: Hand) => Promise<void>): Promise<Taken> {
  await page.goto(`${shop.url}/office/orders`);
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  let keys = 0;
  const hand: Hand = {
    async type(words) {
      keys += words.length;
      await page.keyboard.type(words);
    },
    async press(key, times = 1) {
      keys += times;
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    },
  };
  const started = performance.now();
  await hand.press("n");
  await page.waitForURL(/\/orders\/new\/\d+$/);
  await page.getByLabel("Find a customer").waitFor();
  // From the heading past its help to the customer.
  await hand.press("Tab", 2);
  await work(hand);
  await page.getByRole("heading", { level: 1, name: /^Order \d+$/ }).waitFor();
  return { keys, machineSeconds: (performance.now() - started) / 1000 };
}

async function enterItems(page: Page, hand: Hand, items: string[]): Promise<void> {
  for (const [index, itemNo] of items.entries()) {
    await hand.type(`${itemNo} ${index + 2}`);
    await hand.press("Enter");
  }
  await page
    .getByRole("button", { name: /^Remove / })
    .nth(items.length - 1)
    .waitFor();
}

/** More stops than the whole form has. */
const MAX_STOPS = 30;

/** Presses Tab until a button has the focus, and then the button. */
async function pressAt(page: Page, hand: Hand, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.and(page.locator(":enabled")).waitFor();
  for (let stops = 0; !(await button.and(page.locator(":focus")).isVisible()); stops++) {
    if (stops === MAX_STOPS) throw new Error(`the Tab key doesn't reach “${name}”`);
    await hand.press("Tab");
  }
  await hand.press("Enter");
}

/** Stops of the Tab key from the items to the contact: the button that adds, then of each line its units and the button that removes it. */
const pastLines = (items: string[]): number => items.length * 2 + 1;

async function enterFields(hand: Hand, values: string[]): Promise<void> {
  for (const value of values) {
    await hand.press("Tab");
    await hand.type(value);
  }
}

async function takeForGuest(page: Page, hand: Hand, items: string[]): Promise<void> {
  await hand.press("Tab");
  await enterItems(page, hand, items);
  await hand.press("Tab", pastLines(items));
  await enterFields(hand, GUEST);
  // Past the language, and the choice between delivery and pickup.
  await hand.press("Tab", 2);
  await enterFields(hand, ADDRESS);
  await hand.press("Enter");
  await pressAt(page, hand, "Place order and email a payment link");
}

async function takeForBusiness(page: Page, hand: Hand, items: string[]): Promise<void> {
  await hand.type("dealer-adm");
  await page.getByRole("option").first().waitFor();
  await hand.press("Enter");
  await page.getByLabel("Item number and amount").and(page.locator(":focus")).waitFor();
  await enterItems(page, hand, items);
  await hand.press("Tab", pastLines(items));
  for (const value of GUEST) {
    await hand.press("Tab");
    await hand.type(value);
  }
  // Past the language, the purchase order, the job, and the choice between delivery and pickup.
  await hand.press("Tab", 4);
  await enterFields(hand, ADDRESS);
  await hand.press("Enter");
  await pressAt(page, hand, "Place order on account");
}
