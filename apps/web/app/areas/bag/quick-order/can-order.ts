import type { JudgedLine } from "@azulejo/contract/areas/bag.ts";

/** Returns whether a checked line can be added to the bag without a change. */
export const canOrder = ({ state }: Pick<JudgedLine, "state">): boolean => state === "asWritten" || state === "rounded";
