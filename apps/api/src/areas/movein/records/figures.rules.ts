import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

export const dailyFigures = ["orders", "order-count", "receivables", "stock"] as const;
export type DailyFigure = (typeof dailyFigures)[number];

/** What the other system says of a day. */
export interface FigureRecord extends Named {
  day: string;
  figure: DailyFigure;
  /** The code or name of a place; empty for all. */
  place: string;
  /** In cents; the number of orders for `order-count`. */
  amount: number;
}

const MAX_ORDERS = 1_000_000_000;

export const readFigure = (cells: cell.Cells): FigureRecord => {
  const [day, figure] = [cell.requiredDay(cells, "day"), cell.choice(cells, "figure", dailyFigures)];
  if (cells.at("figure") === "") cell.refuse(cells, "figure", "is empty");
  const place = cell.line(cells, "place", 80).toLowerCase();
  if (place !== "" && figure !== "stock") cell.refuse(cells, "place", "is for the value of the stock");
  const amount = figure === "order-count" ? cell.whole(cells, "amount", 0, MAX_ORDERS, true) : cell.amount(cells, "amount");
  return { externalId: [day, figure, place].join(" ").trim(), line: cells.line, day, figure, place, amount };
};
