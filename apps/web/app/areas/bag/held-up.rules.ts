import type { BagLine } from "@azulejo/contract/areas/bag.ts";

/** Problems that only a change of the line can solve; checkout asks about the others. */
const stopping: readonly BagLine["problems"][number]["code"][] = ["gone", "price_changed", "short", "not_at_store"];

/** Returns the lines that prevent checkout until they are changed. */
export const heldUp = <Line extends Pick<BagLine, "problems">>(lines: Line[]): Line[] =>
  lines.filter(({ problems }) => problems.some(({ code }) => stopping.includes(code)));
