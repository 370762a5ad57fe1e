import { nearestStores, type Store } from "@azulejo/api/areas/store/index.ts";
import { createPlaces } from "@azulejo/api/ports/places/places.ts";
import { type Figure, percentile } from "../figure.ts";

const STORES = 10_000;
const QUERIES = 2000;
const WARM_UP = 200;
const LIMIT = 20;

/** Measures the nearest of 10,000 stores with a filter, and the look-up of places, in process. */
export async function measureStores(): Promise<Figure[]> {
  const stores = Array.from({ length: STORES }, (_, index) => storeOf(index));
  const nearest = timesOf((query) => {
    const from = { latitude: 25 + ((query * 7.31) % 24), longitude: -124 + ((query * 11.17) % 57) };
    const fits = (store: Store) => query % 2 === 0 || store.keepsSlabs;
    return nearestStores(stores, from, { within: Number.POSITIVE_INFINITY, limit: LIMIT, fits }).length;
  });
  const places = createPlaces();
  const started = performance.now();
  await places.find("reno", 8);
  const first = performance.now() - started;
  const typed = ["r", "re", "reno", "san", "san j", "salt lake city, ut", "961", "96161", "portland me", "s"];
  const lookUps: number[] = [];
  for (let query = 0; query < QUERIES; query++) {
    const before = performance.now();
    await places.find(typed[query % typed.length] ?? "", 8);
    lookUps.push(performance.now() - before);
  }
  return [
    { name: "nearest 20 of 10,000 stores, median", value: percentile(nearest, 0.5), unit: "ms" },
    { name: "nearest 20 of 10,000 stores, p99", value: percentile(nearest, 0.99), unit: "ms", goal: { atMost: 2 } },
    { name: "first look-up of a place, with reading the table", value: first, unit: "ms" },
    { name: "look-up of a place, p99", value: percentile(lookUps, 0.99), unit: "ms", goal: { atMost: 10 } },
  ];
}

function timesOf(find: (query: number) => number): number[] {
  const times: number[] = [];
  for (let query = 0; query < WARM_UP + QUERIES; query++) {
    const started = performance.now();
    const found = find(query);
    if (found !== LIMIT) throw new Error(`${found} stores found instead of ${LIMIT}`);
    if (query >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}

/** Scattered over the US without a pattern that a search could profit from. */
const storeOf = (index: number): Store =>
  ({
    number: index,
    latitude: 25 + ((index * 0.618_033_98) % 1) * 24,
    longitude: -124 + ((index * 0.754_877_67) % 1) * 57,
    keepsSlabs: index % 3 === 0,
  }) as Store;
