import type { Bag, BagLine } from "@azulejo/contract/areas/bag.ts";

/** Problems that only a change of the line can solve; checkout asks about the others. */
const stopping: readonly BagLine["problems"][number]["code"][] = ["gone", "price_changed", "short", "not_at_store"];

/** Returns the lines that prevent checkout until they are changed. */
export const blockedLines = <Line extends Pick<BagLine, "problems">>(lines: Line[]): Line[] =>
  lines.filter(({ problems }) => problems.some(({ code }) => stopping.includes(code)));

/** Whether nothing of a line is left for sale: what it cost doesn't count any more. What is expected can still be quoted. */
export const isLost = ({ problems }: Pick<BagLine, "problems">): boolean =>
  problems.some(({ code, values }) => code === "gone" || (code === "short" && values.available === 0 && values.on === undefined));

/** Returns what a bag costs without lines of which nothing is left, in cents; null when prices are hidden. */
export const goodsLeft = ({ goodsCents, discountCents, lines }: GoodsOfBag): number | null =>
  goodsCents === null
    ? null
    : lines
        .filter(isLost)
        .reduce((sum, line) => sum - (line.goodsCents ?? 0) - (line.discountCents ?? 0), goodsCents + (discountCents ?? 0));

interface GoodsOfBag extends Pick<Bag, "goodsCents" | "discountCents"> {
  lines: Pick<BagLine, "problems" | "goodsCents" | "discountCents">[];
}
