import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "../../figure.ts";
import type { BenchShop } from "../../shop.ts";
import { serveStatic } from "./static-page.ts";

const runFile = promisify(execFile);

const CLI = fileURLToPath(new URL("../../node_modules/lighthouse/cli/index.js", import.meta.url));
const goals: Record<string, number> = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

interface Audited {
  path: string;
  /** The cookie of a visitor with a bag; such pages aren't indexed. */
  cookie?: string;
}

/**
 * Runs Lighthouse (mobile) on the most important kinds of page, each right after the same page as static HTML, so that both see the same
 * machine. Pages that aren't indexed have no SEO goal.
 */
export async function measureLighthouse(shop: BenchShop, pages: Record<string, Audited>, chromium: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-lighthouse-"));
  const still = await serveStatic(shop.url);
  const figures: Figure[] = [];
  for (const [kind, page] of Object.entries(pages)) {
    const [bare, own] = [await audit(still.url, page, folder, chromium), await audit(shop.url, page, folder, chromium)];
    for (const [category, atLeast] of Object.entries(goals)) {
      if (category === "seo" && page.cookie) continue;
      figures.push({ name: `${kind}: Lighthouse ${category}, mobile`, value: scoreOf(own, category), unit: "", goal: { atLeast } });
    }
    const points = scoreOf(bare, "performance") - scoreOf(own, "performance");
    figures.push({ name: `${kind}: Lighthouse performance below static HTML`, value: points, unit: "points", goal: { atMost: 3 } });
  }
  still.stop();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

interface Report {
  categories: Record<string, { score: number | null }>;
}

const scoreOf = ({ categories }: Report, category: string): number => (categories[category]?.score ?? 0) * 100;

async function audit(url: string, { path, cookie }: Audited, folder: string, chromium: string): Promise<Report> {
  const file = join(folder, "report.json");
  const args = [CLI, url + path, "--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${FLAGS}`];
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  const run = () => runFile(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromium } });
  // The browser occasionally loses its trace, which is unrelated to the page.
  await run().catch(run);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
