import type { Setting } from "./format.ts";

/** Counts a value that is left out although its row is imported. */
export const ignore = ({ ignored }: Setting, why: string): void => void ignored.set(why, (ignored.get(why) ?? 0) + 1);
