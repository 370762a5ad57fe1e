import { momentOfWall, wallTime } from "../../../i18n/shop-clock.ts";

/** Returns the time entered in a `datetime-local` field, in the shop's time zone, as ISO 8601; null if it is empty. */
export const typedMoment = (value: unknown): string | null =>
  typeof value === "string" ? (momentOfWall(value.slice(0, 16))?.toISOString() ?? null) : null;

/** Returns a time in the format of a `datetime-local` field. */
export const fieldMoment = (at: Date): string => wallTime(at);
