import { momentOfWall, wallTime } from "../../../i18n/shop-clock.ts";

/** Returns the moment that was typed by the shop's clock into a field of type `datetime-local`, as ISO 8601; null if it is empty. */
export const typedMoment = (value: unknown): string | null =>
  typeof value === "string" ? (momentOfWall(value.slice(0, 16))?.toISOString() ?? null) : null;

/** Returns a moment as a field of type `datetime-local` shows it. */
export const fieldMoment = (at: Date): string => wallTime(at);
