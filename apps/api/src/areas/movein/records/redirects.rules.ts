import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

/** An old address and where it leads. */
export interface RedirectRecord extends Named {
  from: string;
  to: string;
  status: 301 | 302 | 307 | 308;
}

const statuses = { "301": 301, "302": 302, "307": 307, "308": 308 } as const;

export const readRedirect = (cells: cell.Cells): RedirectRecord => {
  const [from, to] = [cell.required(cells, "from", 300), cell.required(cells, "to", 500)];
  const status = statuses[cell.choice(cells, "status", ["301", "302", "307", "308"])];
  return { externalId: from, line: cells.line, from, to, status };
};
