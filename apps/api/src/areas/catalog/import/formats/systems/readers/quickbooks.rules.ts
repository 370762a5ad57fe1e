import { slugOf } from "../../../complete/slug.rules.ts";
import { added, CATEGORY, firstOf, type Reader } from "./reader.ts";

/** Types of entries of an item list that are no goods. */
const OTHER_TYPES = new Set(
  [
    "service",
    "group",
    "bundle",
    "category",
    "discount",
    "payment",
    "subtotal",
    "other charge",
    "sales tax item",
    "sales tax group",
    "fixed asset",
  ].map(slugOf),
);

/** Reads QuickBooks' item list: goods only, with a name's last part as the item number ("Tile:Porcelain:RIB-1224"). */
export const readQuickBooks: Reader = (rows, { note }) => ({
  added: [added.item, added.name, CATEGORY],
  records: rows.flatMap(({ line, cells }) => {
    const type = firstOf(cells["Type"]);
    if (OTHER_TYPES.has(slugOf(type))) {
      note(`${type} is no item for sale and left out`);
      return [];
    }
    const parts = firstOf(cells["Item"], cells["Product/Service Name"], cells["Product/Service"], cells["Name"])
      .split(":")
      .map((one) => one.trim());
    const own = parts.at(-1) ?? "";
    const [description = ""] = firstOf(cells["Description"], cells["Sales Description"]).split("\n");
    const category = firstOf(cells["Category"], parts.slice(0, -1).join(" > "));
    return [
      {
        line,
        cells: { ...cells, [added.item]: firstOf(cells["SKU"], own), [added.name]: firstOf(description, own), [CATEGORY]: category },
      },
    ];
  }),
});
