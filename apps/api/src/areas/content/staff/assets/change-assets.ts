import { type office, ShopError } from "@azulejo/contract";
import { MAX_ASSET_MB } from "@azulejo/contract/areas/office/content/assets.ts";
import type { Verb } from "../../../../calls/handler.ts";
import { nameOf } from "../../../../domain/pictures/picture-address.rules.ts";
import { recordAct } from "../../../audit/index.ts";
import { callSpace } from "../space.ts";
import { assetFileKind, mediaTypes } from "./asset-kind.rules.ts";
import { isInside, toAsset, toValues } from "./asset-shape.rules.ts";
import { missingAsset, readManagedAsset, readUnchangedAsset, requireFolder, withUses } from "./asset-space.ts";
import type { ManagedAsset } from "./managed-asset.ts";
import { refusalOfPicture } from "./refusal-of-picture.ts";
import { sendFile } from "./send-file.ts";
import { readUses } from "./uses.ts";

const MEGABYTE = 1024 * 1024;

export const uploadContentAsset: Verb<typeof office.uploadContentAsset> = async (context, { file, name, folder }) => {
  const kind = file && assetFileKind(file);
  if (!kind) throw new ShopError("office_asset_kind");
  if (file.length > MAX_ASSET_MB * MEGABYTE) throw new ShopError("office_picture_large", { limit: MAX_ASSET_MB });
  await requireFolder(context, folder);
  const sent = { bytes: file, filename: nameOf(name, kind), mediaType: mediaTypes[kind], folderId: folder };
  const stored = await sendFile(context, sent).catch((error: unknown) => {
    throw refusalOfPicture(error);
  });
  const asset = toAsset(stored, context.filesUrl, 0);
  const after = { name: asset.name, address: asset.address };
  await recordAct(context, { kind: "asset.uploaded", subject: "asset", no: asset.id, before: null, after });
  return asset;
};

export const saveContentAsset: Verb<typeof office.saveContentAsset> = async (context, { id, revision, ...values }) => {
  const managed = await readUnchangedAsset(context, id, revision);
  const before = toAsset(managed, context.filesUrl, 0);
  if (values.focus !== null && !isInside(values.focus, before)) throw new ShopError("office_asset_focus");
  if (values.folderId !== before.folderId) await requireFolder(context, values.folderId);
  const body = toValues(values, managed.meta_data);
  const saved = await callSpace<ManagedAsset>(context, { method: "PUT", path: `assets/${id}`, body }, missingAsset);
  const [after = before] = await withUses(context, [saved]);
  const recorded = ({ name, altEn, altEs, focus, folderId }: typeof after) => ({ name, altEn, altEs, focus, folder: folderId });
  await recordAct(context, { kind: "asset.changed", subject: "asset", no: id, before: recorded(before), after: recorded(after) });
  return after;
};

export const deleteContentAsset: Verb<typeof office.deleteContentAsset> = async (context, { id, revision }) => {
  const { address, name } = toAsset(await readUnchangedAsset(context, id, revision), context.filesUrl, 0);
  const uses = (await readUses(context, [address])).get(address) ?? [];
  if (uses.length > 0) throw new ShopError("office_asset_used", { name, count: uses.length });
  await callSpace(context, { method: "DELETE", path: `assets/${id}` }, missingAsset);
  const before = { name, address };
  await recordAct(context, { kind: "asset.deleted", subject: "asset", no: id, before, after: { name, address: null } });
  return { done: true };
};

export const restoreContentAsset: Verb<typeof office.restoreContentAsset> = async (context, { id }) => {
  await callSpace(context, { method: "POST", path: "assets/bulk_restore", body: { ids: [id] } }, missingAsset);
  const managed = await readManagedAsset(context, id);
  const [asset = toAsset(managed, context.filesUrl, 0)] = await withUses(context, [managed]);
  const { name, address } = asset;
  await recordAct(context, { kind: "asset.restored", subject: "asset", no: id, before: { name, address: null }, after: { name, address } });
  return asset;
};
