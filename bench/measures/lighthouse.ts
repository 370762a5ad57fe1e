import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import type { BenchShop } from "../shop.ts";

const CLI = fileURLToPath(new URL("../node_modules/lighthouse/cli/index.js", import.meta.url));
const goals: Record<string, number> = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

/** Runs Lighthouse (mobile) on the most important kinds of page; pages that aren't indexed have no SEO goal. */
export function measureLighthouse(shop: BenchShop, pages: Record<string, { path: string; cookie?: string }>, chromium: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-lighthouse-"));
  const figures = Object.entries(pages).flatMap(([kind, { path, cookie }]) => {
    const file = join(folder, `${kind}.json`);
    const args = [CLI, shop.url + path, "--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${FLAGS}`];
    if (cookie) args.push(`--extra-headers=${JSON.stringify({ cookie })}`);
    const audit = () => spawnSync(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromium }, encoding: "utf8" });
    // The browser occasionally loses its trace, which is unrelated to the page.
    const first = audit();
    const run = first.status === 0 ? first : audit();
    if (run.status !== 0) throw new Error(`lighthouse on ${path}: ${run.stderr.slice(0, 500)}`);
    const report = JSON.parse(readFileSync(file, "utf8")) as { categories: Record<string, { score: number | null }> };
    return Object.entries(goals).flatMap(([category, atLeast]): Figure[] => {
      if (category === "seo" && cookie) return [];
      const score = (report.categories[category]?.score ?? 0) * 100;
      return [{ name: `${kind}: Lighthouse ${category}, mobile`, value: score, unit: "", goal: { atLeast } }];
    });
  });
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
