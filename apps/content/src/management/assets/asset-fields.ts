import { unprocessable } from "../../http/failure.ts";
import { isObject } from "../../validation/is-object.ts";
import { Fields } from "../read-fields.ts";
import type { AssetValues } from "./asset.repository.ts";

const MAX_META = 10_000;

/** Returns an asset's fields, which calls send bare or wrapped in `asset`. */
export const assetFields = (body: Record<string, unknown>): Fields => new Fields(isObject(body.asset) ? body.asset : body);

/**
 * Returns the editable fields that the caller sent.
 * @throws 422
 */
export function readAssetValues(fields: Fields): AssetValues {
  const meta = fields.object("meta_data");
  if (meta && JSON.stringify(meta).length > MAX_META) throw unprocessable(`meta_data: must be at most ${MAX_META} letters of JSON`);
  const values = {
    alt: fields.textOrNull("alt", 1000),
    title: fields.textOrNull("title", 1000),
    copyright: fields.textOrNull("copyright", 1000),
    source: fields.textOrNull("source", 1000),
    focus: readFocus(fields),
    assetFolderId: fields.id("asset_folder_id"),
    metaData: meta,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function readFocus(fields: Fields): string | null | undefined {
  const focus = fields.textOrNull("focus", 50);
  if (focus && !/^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/.test(focus))
    throw unprocessable("focus: must be x1xy1:x2xy2 in pixels of the original");
  return focus;
}
