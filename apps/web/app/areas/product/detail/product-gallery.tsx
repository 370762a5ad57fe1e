import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useText } from "../../../i18n/text.ts";
import { Picture } from "../../../media/picture.tsx";
import { pieceCrop } from "../../../media/picture-rules.ts";
import { Zoom } from "../../../media/zoom.tsx";
import { isVaried } from "../fact-rows.ts";
import type { DetailData } from "./detail-data.ts";

const FACES = 4;

/** The piece at its real proportions, then its other printed faces, slab and rooms. */
export function ProductGallery({ product, selected }: { product: DetailData["detail"]["product"]; selected: Variant }) {
  const t = useText();
  const [main, ...others] = product.pictures;
  if (!main) return <div className="aspect-square bg-joint" />;
  const piece = selected.widthMm && selected.heightMm ? { widthMm: selected.widthMm, heightMm: selected.heightMm } : null;
  const crop = (face: number) => (piece ? pieceCrop(main, piece, face) : null);
  const faces = crop(0) ? Array.from({ length: FACES }, (_, face) => face + 1) : [];
  return (
    <div className="lg:sticky lg:top-28 lg:self-start">
      <div className="flex max-h-[80vh] items-center justify-center bg-paper p-4 sm:p-10">
        <Zoom picture={main} crop={crop(0)} name={product.name}>
          <Picture
            picture={main}
            crop={crop(0)}
            name={product.name}
            alt={main.alt ?? t("product.pictureOf", { name: product.name, size: selected.label })}
            sizes="(min-width: 68rem) 55vw, 100vw"
            priority
            className="h-auto max-h-[70vh] w-full bg-transparent! object-contain"
          />
        </Zoom>
      </div>
      {faces.length > 0 && (
        <>
          <ul className="wall mt-px grid-cols-4" aria-label={t("product.faces")}>
            {faces.map((face) => (
              <li key={face}>
                <Picture
                  picture={main}
                  crop={crop(face)}
                  name={product.name}
                  alt={t("product.face", { face })}
                  sizes="(min-width: 68rem) 14vw, 25vw"
                  className="aspect-square h-auto w-full object-cover"
                />
              </li>
            ))}
          </ul>
          {isVaried(product) && <p className="mt-2 text-small text-ink-soft">{t("product.facesHint")}</p>}
        </>
      )}
      {others.map((picture) => (
        <figure key={picture.address} className="mt-4">
          <Picture
            picture={picture}
            name={product.name}
            alt={picture.alt ?? t(picture.kind === "slab" ? "product.slabOf" : "product.sceneOf", { name: product.name })}
            sizes="(min-width: 68rem) 55vw, 100vw"
            className="h-auto w-full"
          />
        </figure>
      ))}
    </div>
  );
}
