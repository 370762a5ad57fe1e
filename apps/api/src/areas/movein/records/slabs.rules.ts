import { sizeOfAddress } from "../../../domain/pictures/picture-address.rules.ts";
import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

/** A slab in a yard. */
export interface SlabRecord extends Named {
  bundle: string;
  /** Its position in the order in which the block was sawn. */
  sequence: number;
  itemNo: string;
  store: string;
  block: string;
  arrivedOn: string;
  widthMm: number;
  heightMm: number;
  /** Null for the price of its item. */
  priceCents: number | null;
  /** The address of a picture in the shop's store, or the name of a file in the folder of slabs. */
  picture: string | null;
  /** A hash of the file; null for an address, or without a picture. */
  pictureDigest: string | null;
}

const MAX_MM = 10_000;

/** The folder of their pictures, beside the table. */
export const SLABS = "slabs";

/** A slab without an id is identified by its bundle and position. */
export const readSlab = (cells: cell.Cells): SlabRecord => {
  const bundle = cell.required(cells, "bundle", 40);
  const sequence = cell.whole(cells, "sequence", 1, 999, true);
  const priceCents = cell.money(cells, "price");
  if (priceCents !== null && priceCents < 0) cell.refuse(cells, "price", "is below zero");
  const picture = cell.optional(cells, "picture", 300);
  const pictureDigest = picture === null || sizeOfAddress(picture) ? null : cells.digestOf(SLABS, picture);
  if (picture !== null && pictureDigest === null && !sizeOfAddress(picture))
    cell.refuse(cells, "picture", "is neither a file in the folder slabs nor the address of a picture of the shop");
  return {
    externalId: cell.optional(cells, "id", 80) ?? `${bundle}-${sequence}`,
    line: cells.line,
    ...{ bundle, sequence, priceCents, picture, pictureDigest },
    itemNo: cell.required(cells, "item", 60),
    store: cell.required(cells, "store", 80).toLowerCase(),
    block: cell.optional(cells, "block", 40) ?? bundle,
    arrivedOn: cell.requiredDay(cells, "arrivedOn"),
    widthMm: cell.whole(cells, "widthMm", 1, MAX_MM, true),
    heightMm: cell.whole(cells, "heightMm", 1, MAX_MM, true),
  };
};
