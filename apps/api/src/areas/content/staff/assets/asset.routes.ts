import { office } from "@azulejo/contract";
import { handle } from "../../../../calls/handler.ts";
import { deleteContentAsset, restoreContentAsset, saveContentAsset, uploadContentAsset } from "./change-assets.ts";
import { deleteAssetFolder, saveAssetFolder } from "./folders.ts";
import { listContentAssets, readContentAsset } from "./read-assets.ts";
import { replaceContentAsset } from "./replace-asset.ts";

export const assetRoutes = [
  handle(office.contentAssets, listContentAssets),
  handle(office.contentAsset, readContentAsset),
  handle(office.uploadContentAsset, uploadContentAsset),
  handle(office.saveContentAsset, saveContentAsset),
  handle(office.replaceContentAsset, replaceContentAsset),
  handle(office.deleteContentAsset, deleteContentAsset),
  handle(office.restoreContentAsset, restoreContentAsset),
  handle(office.saveAssetFolder, saveAssetFolder),
  handle(office.deleteAssetFolder, deleteAssetFolder),
];
