import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { type Material, materialOf } from "./draw-pieces.ts";
import { loadFace } from "./load-face.ts";

/** Returns a material once its picture has loaded; until then, the previous one. @param scale pixels per millimeter */
export function useMaterial(picture: Picture | null, format: PieceFormat, scale: number, onFail?: () => void): Material | null {
  const [material, setMaterial] = useState<Material | null>(null);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    let isCurrent = true;
    if (!picture) setMaterial(null);
    if (!picture || scale === 0) return;
    loadFace(picture, scale).then(
      (image) => isCurrent && setMaterial(materialOf(picture, format, image, scale)),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, format, scale]);
  return material;
}
