import { type office, ShopError } from "@azulejo/contract";
import type { ProductPicture, ProductPictures } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { replacePictures, selectPictures, selectProductCode } from "./product-picture.repository.ts";
import { asRecorded, hasTwice, revisionOf } from "./product-picture.rules.ts";

export const readProductPictures: Verb<typeof office.productPictures> = async (context, { id }) => {
  await requireProduct(context, id);
  return answerOf(await selectPictures(context.query, id));
};

/** Saves a product's list of pictures; refuses it if the list has changed since it was read. */
export const saveProductPictures: Verb<typeof office.saveProductPictures> = (context, { id, revision, pictures }) =>
  inTransaction(context, async (inside) => {
    const code = await requireProduct(inside, id, true);
    const before = await selectPictures(inside.query, id);
    if (revisionOf(before) !== revision) return { saved: false, ...answerOf(before) };
    if (hasTwice(pictures)) throw new ShopError("office_picture_twice");
    await replacePictures(inside.query, id, pictures);
    const after = await selectPictures(inside.query, id);
    if (revisionOf(after) !== revision) {
      await recordChanges(inside.query, [{ kind: "product", entity: String(id) }]);
      await recordAct(inside, { kind: "catalogue.changed", subject: "product", no: code, ...recorded(before, after) });
    }
    return { saved: true, ...answerOf(after) };
  });

/** @throws office_catalogue_unknown */
async function requireProduct({ query, storefront }: Work, id: number, lock = false): Promise<string> {
  const code = await selectProductCode(query, storefront.id, id, lock);
  if (code === null) throw new ShopError("office_catalogue_unknown");
  return code;
}

const answerOf = (pictures: ProductPicture[]): ProductPictures => ({ pictures, revision: revisionOf(pictures) });

const recorded = (before: ProductPicture[], after: ProductPicture[]) => ({ before: asRecorded(before), after: asRecorded(after) });
