import type { Path } from "../../../form/value-path.ts";
import { isBlok } from "./blok.ts";

/** Returns the same value with a new id for each of its blocks. */
export function withNewIds(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewIds(one, newId));
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNewIds(one, newId)]));
  return isBlok(value) ? { ...copy, _uid: newId() } : copy;
}

/** Returns the path of the block with this id; null if there is none. */
export function pathOfBlok(value: unknown, uid: string, path: Path = []): Path | null {
  if (typeof value !== "object" || value === null) return null;
  if (isBlok(value) && value._uid === uid) return path;
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, one] of steps) {
    const found = pathOfBlok(one, uid, [...path, step]);
    if (found) return found;
  }
  return null;
}
