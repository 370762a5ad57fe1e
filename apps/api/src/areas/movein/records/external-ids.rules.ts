import { externalKinds } from "@azulejo/contract/areas/office/business/external-ids.ts";
import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

/** A record's id in a further system, besides the one that the files come from. */
export interface FurtherIdRecord extends Named {
  kind: (typeof externalKinds)[number];
  /** The record's id in these files; an item's number. */
  record: string;
  source: string;
  id: string;
}

export const readFurtherId = (cells: cell.Cells): FurtherIdRecord => {
  const { line } = cells;
  const [kind, record] = [cell.choice(cells, "kind", externalKinds), cell.required(cells, "record", 80)];
  const [source, id] = [cell.required(cells, "source", 40), cell.required(cells, "id", 80)];
  if (source !== "" && !/^[a-z0-9][a-z0-9-]*$/.test(source))
    cell.refuse(cells, "source", "is not a name of small letters, digits and hyphens");
  return { externalId: [kind, source, id].join(" "), line, kind, record, source, id };
};
