import type { Context } from "../../../context.ts";
import { outlookOf, selectStock, todayAt } from "../../product/index.ts";
import type { LineProblem } from "../bag.rules.ts";
import type { PricedBag, PricedLine } from "./price-bag.ts";

const isEmpty = (problem: LineProblem): problem is Extract<LineProblem, { code: "short" }> =>
  problem.code === "short" && problem.available === 0;

/** Adds the day of the next container to lines that are out of stock, if one is known. */
export async function withExpectedDays(context: Context, bag: PricedBag): Promise<PricedBag> {
  const empty = bag.lines.filter(({ problems }) => problems.some(isEmpty)).flatMap(({ item }) => item?.itemNo ?? []);
  if (empty.length === 0) return bag;
  const stock = await selectStock(context.query, context.storefront.id, empty, todayAt(context));
  const days = new Map(
    stock.flatMap((item) => {
      const { inStock, expectedOn } = outlookOf(item);
      return inStock || expectedOn === null ? [] : [[item.itemNo, expectedOn] as const];
    }),
  );
  return { ...bag, lines: bag.lines.map((line) => withDay(line, days.get(line.item?.itemNo ?? ""))) };
}

const withDay = (line: PricedLine, on: string | undefined): PricedLine =>
  on === undefined ? line : { ...line, problems: line.problems.map((problem) => (isEmpty(problem) ? { ...problem, on } : problem)) };
