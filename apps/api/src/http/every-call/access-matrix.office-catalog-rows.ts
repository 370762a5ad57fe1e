import { type Row, row } from "./access-matrix.row.ts";

const nowhere = { id: 2_000_000_000, revision: "nothing" };

/** Inputs of catalog calls, with variants and products that don't exist. */
export const officeCatalogRows: Record<string, Row> = {
  "GET office/cataloguerows": row({ series: "no-such-series" }),
  "GET office/cataloguewords": row({}),
  "GET office/catalogueproduct": row({ id: 2_000_000_000 }, "office_catalogue_unknown"),
  "GET office/productfacts": row({ id: 2_000_000_000 }, "office_catalogue_unknown"),
  "POST office/saveproductfacts": row({ ...nowhere, cells: [] }, "office_catalogue_unknown"),
  "POST office/savecatalogueproduct": row({ ...nowhere, fields: { nameEn: "Matrix" } }, "office_catalogue_unknown"),
  "GET office/catalogueimports": row({}),
  "GET office/catalogueimport": row({ id: 2_000_000_000 }, "office_import_not_found"),
  "GET office/catalogueimportrejects": row({ id: 2_000_000_000 }, "office_import_not_found"),
  "POST office/uploadcataloguefile": row({}, "office_import_file"),
  "POST office/checkcatalogueimport": row(
    {
      id: 2_000_000_000,
      options: { columns: null, decimal: ".", encoding: "utf-8", language: "en", place: "reno", stock: "onHand" },
    },
    "office_import_not_found",
  ),
  "POST office/runcatalogueimport": row({ id: 2_000_000_000 }, "office_import_not_found"),
  "POST office/stopcatalogueimport": row({ id: 2_000_000_000 }, "office_import_not_found"),
  "GET office/productpictures": row({ id: 2_000_000_000 }, "office_catalogue_unknown"),
  "POST office/saveproductpictures": row({ ...nowhere, pictures: [] }, "office_catalogue_unknown"),
  "POST office/uploadproductpicture": row({}, "office_picture_kind"),
  "POST office/uploadslabpicture": row({}, "office_picture_kind"),
  "POST office/croppicture": row(
    { address: "https://elsewhere.example/sand.jpg", left: 0, top: 0, width: 10, height: 10 },
    "office_picture_foreign",
  ),
  "POST office/savecataloguecells": row(
    { items: [{ ...nowhere, cells: { weightPerUnit: "1" } }], products: [] },
    "office_catalogue_unknown",
  ),
};
