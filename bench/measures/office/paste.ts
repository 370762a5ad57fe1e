import { chromium, type Page } from "playwright-core";
import { type Figure, median } from "../../figure.ts";
import type { BenchShop } from "../../shop.ts";

const ROUNDS = 3;
const LINES = 5000;
const COLUMNS = "labelEn.edge.widthMm.heightMm";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** Pastes 20,000 cells into the grid, whose rows were loaded before, and looks for long tasks that would block input. */
export async function measurePaste(shop: BenchShop, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 960 } });
  await signIn(page, shop);
  const longTasks: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pasted = await paste(page, shop, round);
    longTasks.push(pasted.longTasks);
    seconds.push(pasted.seconds);
  }
  await browser.close();
  return [
    // Browsers report tasks from 50 ms on, because shorter ones delay nobody's input.
    { name: "paste of 20,000 cells: tasks of 50 ms and more", value: median(longTasks), unit: "tasks", goal: { atMost: 0 } },
    { name: "paste of 20,000 cells: until the difference is shown, its rows read", value: median(seconds), unit: "s" },
  ];
}

async function signIn(page: Page, { url }: BenchShop): Promise<void> {
  await page.goto(`${url}/office/catalogue`);
  await page.getByLabel("Email").fill("staff@demo.test");
  await page.getByLabel("Password").fill("Azulejo-demo-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("grid").waitFor();
}

async function paste(page: Page, { url }: BenchShop, round: number): Promise<{ longTasks: number; seconds: number }> {
  await page.goto(`${url}/office/catalogue?q=bench&columns=${COLUMNS}`);
  const text = Array.from({ length: LINES }, (_, line) =>
    [`Label ${round} ${line}`, `Edge ${line}`, 600 + round, 300 + line].join("\t"),
  ).join("\n");
  await page.locator("#cell-0-1").click();
  await page.evaluate(() => {
    const seen = { longTasks: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: "longtask" });
  });
  const started = performance.now();
  await page.evaluate((written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", written);
    document.querySelector("[role=grid]")?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.locator(".difference-panel").waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - started) / 1000;
  await page.waitForTimeout(500);
  const { longTasks } = await page.evaluate(() => (window as unknown as { seen: { longTasks: number } }).seen);
  page.once("dialog", (dialog) => void dialog.accept());
  return { longTasks, seconds };
}
