import { existsSync } from "node:fs";
import { join } from "node:path";
import { invoiceAges } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import { type DecimalMark, faultOf, ImportError, openRows, type Problem } from "../catalog/index.ts";
import { counted, figures, type StatedTotal } from "./control.rules.ts";
import { type Cells, choice, money, whole } from "./records/cells.rules.ts";

const FILE = "control.csv";

/**
 * Reads the totals stated by the supplier.
 * @throws ImportError for an unreadable row, because a check against half of the totals would be useless
 */
export async function readControl(
  folder: string,
  { encoding, decimal = "." }: { encoding?: string | undefined; decimal?: DecimalMark | undefined },
): Promise<StatedTotal[]> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return [];
  const required = ["figure", "amount"];
  const { header, rows } = await openRows(path, {
    encoding,
    decimal,
    columns: [...required, "business", "age", "year", "count"],
    required,
  });
  const totals: StatedTotal[] = [];
  for await (const row of rows) {
    const problems: Problem[] = [faultOf(row, header)].flatMap((fault) => fault ?? []);
    const cells: Cells = {
      line: row.line,
      problems,
      decimal,
      at: (column) => row.cells[header.indexOf(column)] ?? "",
      has: (column) => header.indexOf(column) >= 0,
      digestOf: () => null,
    };
    const figure = choice(cells, "figure", figures);
    const cents = money(cells, "amount");
    const age = cells.at("age") === "" ? null : choice(cells, "age", invoiceAges);
    const count = counted.includes(figure) && cells.at("count") !== "" ? whole(cells, "count", 0, 1e9) : null;
    const [problem] = problems;
    if (problem || cents === null)
      throw new ImportError(`${FILE}, line ${row.line}: ${problem ? `${problem.column} ${problem.reason}` : "amount is empty"}.`);
    totals.push({ figure, business: cells.at("business") || null, age, year: cells.at("year") || null, cents, count });
  }
  return totals;
}
