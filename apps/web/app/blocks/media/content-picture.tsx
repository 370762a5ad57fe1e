// @bundle content-picture
import type { AssetValue } from "@azulejo/contract/content/field-types.ts";
import { focusClass, pictureOf } from "../../media/asset.ts";
import { Picture } from "../../media/picture.tsx";
import { frameCrop } from "./frame-crop.ts";

interface Props {
  asset: AssetValue | null | undefined;
  sizes: string;
  /** Aspect ratio (width divided by height) to which the server crops it. */
  ratio?: number;
  priority?: boolean;
  className?: string;
}

/** A content picture with its alt text; cropping keeps its focus visible. Renders nothing if no picture was chosen. */
export function ContentPicture({ asset, sizes, ratio, priority = false, className = "" }: Props) {
  const picture = pictureOf(asset);
  if (!picture) return asset?.filename ? <img src={asset.filename} alt={asset.alt ?? ""} loading="lazy" className={className} /> : null;
  return (
    <Picture
      picture={picture}
      alt={asset?.alt ?? ""}
      sizes={sizes}
      crop={ratio ? frameCrop(picture, asset?.focus, ratio) : null}
      priority={priority}
      className={`${className} ${focusClass(asset)}`}
    />
  );
}
