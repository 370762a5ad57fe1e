import { type Figure, percentile } from "../figure.ts";
import { forget, startShop } from "../shop.ts";

const PAGES = ["/en/gallery", "/es/gallery", "/en/gallery?page=2", "/es/gallery?room=bath", "/en/gallery/detail/blue-bath/"];
/** A screen's pixels per CSS pixel that pictures are chosen for. */
const DENSEST = 2;
const PHONE = 390;

/** Measures the gallery: bytes of HTML, pixels per picture beyond what a phone shows, and pages never seen before. */
export async function measureGallery(): Promise<Figure[]> {
  const shop = await startShop();
  const bytes: number[] = [];
  const widths: number[] = [];
  for (const path of PAGES) {
    const html = await read(shop.url + path);
    bytes.push(html.length / 1000);
    widths.push(...widthsForPhones(html));
  }
  if (widths.length < PAGES.length * 5) throw new Error(`only ${widths.length} pictures found`);
  const before = await shop.pageCounts();
  const unseen: number[] = [];
  for (const color of ["white", "gray", "black", "blue", "green", "brown", "beige", "red"])
    for (const room of ["bath", "kitchen", "outdoor", "living"])
      for (const language of ["en", "es"]) unseen.push(await timeOf(`${shop.url}/${language}/gallery?color=${color}&room=${room}`));
  const hits = (await shop.pageCounts()).hits - before.hits;
  if (hits > 0) throw new Error(`${hits} of ${unseen.length} pages came from the cache`);
  await shop.stop();
  forget(shop.dataDir);
  return [
    { name: "gallery: HTML of a page, largest", value: Math.max(...bytes), unit: "kB", goal: { atMost: 60 } },
    { name: "gallery: widest picture offered to a phone", value: Math.max(...widths), unit: "px", goal: { atMost: PHONE * DENSEST * 1.3 } },
    { name: "gallery: page never seen before, median", value: percentile(unseen, 0.5), unit: "ms" },
    { name: "gallery: page never seen before, p99", value: percentile(unseen, 0.99), unit: "ms" },
  ];
}

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  await read(url);
  return performance.now() - started;
}

/** Returns for each picture the width that a phone with two pixels per CSS pixel loads at full width. */
function widthsForPhones(html: Buffer): number[] {
  const sets = [...html.toString().matchAll(/<img[^>]* srcset="([^"]+)"/gi)].map(([, set]) => set ?? "");
  return sets.flatMap((set) => {
    const offered = [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)).sort((a, b) => a - b);
    return offered.find((width) => width >= PHONE * DENSEST) ?? offered.at(-1) ?? [];
  });
}
