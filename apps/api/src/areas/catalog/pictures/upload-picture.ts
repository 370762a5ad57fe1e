import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { cutAddress, sizeOfAddress } from "../../../domain/pictures/picture-address.rules.ts";
import { pictureKind } from "../../../domain/pictures/picture-kind.ts";
import { recordAct } from "../../audit/index.ts";
import { storePicture } from "./store-picture.ts";

export const uploadPicture: Verb<typeof office.uploadProductPicture> = async (context, { file, name }) => {
  if (!file) throw new ShopError("office_picture_kind");
  const stored = await storePicture(context, file, name);
  await recordAct(context, { kind: "picture.uploaded", subject: "picture", no: stored.address, before: null, after: stored });
  return stored;
};

/** Crops a picture with the picture service, and stores the result as a picture of its own, so that it looks the same everywhere. */
export const cropPicture: Verb<typeof office.cropPicture> = async (context, { address, ...area }) => {
  if (!sizeOfAddress(address)) throw new ShopError("office_picture_foreign");
  const cut = cutAddress(address, area);
  if (cut === null) throw new ShopError("office_picture_crop");
  const bytes = await context.readPicture(cut);
  // The picture service answers with a placeholder drawing until the picture is ready.
  if (!bytes || !pictureKind(bytes)) throw new ShopError("office_picture_busy");
  const stored = await storePicture(context, bytes, address.split("/").at(-1) ?? "");
  const after = { ...stored, croppedFrom: address };
  await recordAct(context, { kind: "picture.uploaded", subject: "picture", no: stored.address, before: null, after });
  return stored;
};
