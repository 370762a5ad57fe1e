import { milesBetween } from "./store.rules.ts";
import type { Store } from "./store.ts";

interface Point {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point on the unit sphere. The dot product of two points is larger the nearer they are, without computing a sine. */
function toVector({ latitude, longitude }: Point): [number, number, number] {
  const [lat, lon] = [radians(latitude), radians(longitude)];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

/** Vectors by list of stores, calculated once for each list. */
const vectors = new WeakMap<readonly Store[], Float64Array>();

function vectorsOf(stores: readonly Store[]): Float64Array {
  const known = vectors.get(stores);
  if (known) return known;
  const made = new Float64Array(stores.flatMap(toVector));
  vectors.set(stores, made);
  return made;
}

interface Search {
  /** Miles. */
  within: number;
  limit: number;
  fits(store: Store): boolean;
}

/** Returns the nearest stores that match, by distance and then by number. */
export function nearestStores(stores: readonly Store[], from: Point, { within, limit, fits }: Search): { store: Store; miles: number }[] {
  const all = vectorsOf(stores);
  const [x, y, z] = toVector(from);
  const best: { index: number; near: number }[] = [];
  for (let index = 0; index < stores.length; index++) {
    const near = x * (all[index * 3] ?? 0) + y * (all[index * 3 + 1] ?? 0) + z * (all[index * 3 + 2] ?? 0);
    const last = best.length === limit ? best[limit - 1] : undefined;
    if (last && near <= last.near) continue;
    if (!fits(stores[index] as Store)) continue;
    best.splice(placeOf(best, near), 0, { index, near });
    if (best.length > limit) best.pop();
  }
  return best
    .map(({ index }) => stores[index] as Store)
    .map((store) => ({ store, miles: milesBetween(from, store) }))
    .filter(({ miles }) => miles <= within);
}

/** Returns the index after all stores that are as near or nearer. */
function placeOf(best: readonly { near: number }[], near: number): number {
  let [from, to] = [0, best.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((best[middle]?.near ?? 0) >= near) from = middle + 1;
    else to = middle;
  }
  return from;
}
