import type { CheckedLine } from "@azulejo/contract/areas/bag.ts";

/** Returns whether a checked line can be added to the bag without a change. */
export const canOrder = ({ state }: Pick<CheckedLine, "state">): boolean => state === "asWritten" || state === "rounded";
