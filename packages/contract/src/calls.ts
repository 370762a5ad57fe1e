import * as areas from "./areas/index.ts";
import type { Call } from "./call.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "method" in value && "input" in value;

/** Every call of the API, ordered by area and name. */
export const calls: Call[] = Object.values(areas).flatMap((area) => Object.values(area).filter(isCall));
