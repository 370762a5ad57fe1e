import { type Row, row } from "./access-matrix.row.ts";

const nowhere = { id: 2_000_000_000, revision: "nothing" };

/** The inputs of the calls of the catalog, for variants and products that do not exist. */
export const officeCatalogueRows: Record<string, Row> = {
  "GET office/cataloguerows": row({ series: "no-such-series" }),
  "GET office/cataloguewords": row({}),
  "GET office/catalogueproduct": row({ id: 2_000_000_000 }, "office_catalogue_unknown"),
  "POST office/savecatalogueproduct": row({ ...nowhere, fields: { nameEn: "Matrix" } }, "office_catalogue_unknown"),
  "POST office/savecataloguecells": row(
    { items: [{ ...nowhere, cells: { weightPerUnit: "1" } }], products: [] },
    "office_catalogue_unknown",
  ),
};
