import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { sizeOfAddress } from "../../../domain/pictures/picture-address.rules.ts";
import { recordAct } from "../../audit/index.ts";
import { selectPictureAddress, updatePicture } from "./office-slab.repository.ts";
import { changeSlabOfStaffStore, slabOf } from "./office-slabs.ts";

/** Stores a slab's picture, with the size stated in its address, by which close-ups are cropped. */
export const setSlabPicture: Verb<typeof office.setSlabPicture> = async (context, { code, picture, before }) => {
  const size = picture && sizeOfAddress(picture.address);
  if (picture && !size) throw new ShopError("office_picture_foreign");
  await changeSlabOfStaffStore(context, code, async ({ slab, inside, code: no }) => {
    const shown = await selectPictureAddress(inside.query, slab.id);
    const wanted = picture?.address ?? null;
    if (shown === wanted) return;
    if (shown !== before) throw new ShopError("office_slab_picture_changed");
    await updatePicture(inside.query, slab.id, picture && size && { ...picture, ...size });
    await recordChanges(inside.query, [{ kind: "slab_bundle", entity: slab.bundle }]);
    await recordAct(inside, { kind: "slab.picture", subject: "slab", no, before: { picture: shown }, after: { picture: wanted } });
  });
  return slabOf(context, code);
};
