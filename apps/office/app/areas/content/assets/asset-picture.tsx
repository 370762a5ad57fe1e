import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { Document, Icon } from "@azulejo/ui/icon.tsx";
import { previewAddress } from "../../../frame/uploads/preview-address.ts";

/** A small copy of a picture; an icon for other files. The description is beside it. */
export function AssetPicture({ asset, width = 320 }: { asset: Pick<OfficeAsset, "address" | "kind" | "color" | "name">; width?: number }) {
  return (
    <span className="asset-picture" style={asset.color ? { backgroundColor: asset.color } : undefined}>
      {asset.kind === "picture" ? (
        <img src={previewAddress(asset.address, width)} alt="" loading="lazy" />
      ) : (
        <>
          <Icon of={Document} size={32} />
          <span>{asset.name.split(".").at(-1)?.toUpperCase()}</span>
        </>
      )}
    </span>
  );
}
