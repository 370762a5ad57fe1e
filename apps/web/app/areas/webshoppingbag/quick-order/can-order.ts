import type { JudgedLine } from "@azulejo/contract/areas/webshoppingbag.ts";

/** Returns whether a judged line can be put in the bag as it stands. */
export const canOrder = ({ state }: Pick<JudgedLine, "state">): boolean => state === "asWritten" || state === "rounded";
