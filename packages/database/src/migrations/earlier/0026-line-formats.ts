import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Order lines keep the shape and size of the piece, as they keep its picture, so that an old order shows what was bought. */
export const lineFormats: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table order_line add column format jsonb",
      "comment on column order_line.format is 'shape and real size of one piece, or of a sheet and its chips; null for goods that are not laid'",
      // Lines of earlier orders get the format that the item has now; items that are gone leave it empty.
      `update order_line set format = jsonb_build_object(
          'shape', case when item.kind = 'sample' then 'square' else item.shape end,
          'widthMm', item.width_mm, 'heightMm', item.height_mm,
          'chips', case when item.chip_layout is null then null else jsonb_build_object(
            'layout', item.chip_layout, 'widthMm', item.chip_width_mm, 'heightMm', item.chip_height_mm) end,
          'variation', substring(series.shade_variation from '^V([1-4])$')::int)
        from item
        join product on product.id = item.product_id
        join series on series.id = product.series_id
        where item.id = order_line.item_id and item.width_mm > 0 and item.height_mm > 0 and item.sell_unit <> 'slab'
          and (item.sell_unit = 'sheet' or item.shape in
            ('rectangle', 'square', 'plank', 'hexagon', 'picket', 'penny', 'arabesque', 'fan', 'herringbone', 'trim'))`,
    ]),
};
