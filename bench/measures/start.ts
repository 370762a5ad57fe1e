import type { Figure } from "../figure.ts";
import type { BenchShop } from "../shop.ts";
import { startShop } from "../shop.ts";

/** Measures from process start to the first page, with everything installed, built and seeded; and memory after the load. */
export async function measureStart(filled: BenchShop): Promise<Figure[]> {
  const resident = filled.residentMb();
  await filled.stop();
  const started = performance.now();
  const shop = await startShop(filled.dataDir);
  await (await fetch(`${shop.url}/en/`)).arrayBuffer();
  const first = (performance.now() - started) / 1000;
  await shop.stop();
  return [
    { name: "first page after start", value: first, unit: "s", goal: { atMost: 5 } },
    { name: "resident memory with the embedded database, after the load", value: resident, unit: "MB", goal: { atMost: 800 } },
  ];
}
