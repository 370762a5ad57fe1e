import type { PieceImage } from "@azulejo/contract/fields.ts";
import type { Context } from "../../../context.ts";
import { readProducts } from "../contract-prices/read-contract-prices.ts";
import { pictureFor } from "../picture.rules.ts";
import { toFormat } from "./format.rules.ts";
import { pieceImage } from "./piece-image.ts";

/** Returns small pictures of products' variants with their real proportions, by item number; none for a variant without a picture. */
export async function readPieceImages(context: Context, productIds: readonly number[]): Promise<Map<string, PieceImage>> {
  const products = await readProducts(context, [...new Set(productIds)]);
  return new Map(
    products.flatMap((product) =>
      product.items.flatMap((item) => {
        const picture = pictureFor(product.pictures, item);
        return picture ? [[item.itemNo, pieceImage(picture, toFormat(item, product))] as const] : [];
      }),
    ),
  );
}
