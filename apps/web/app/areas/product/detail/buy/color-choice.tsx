import { useText } from "../../../../i18n/text.ts";
import { Picture } from "../../../../media/picture.tsx";
import { pieceCrop } from "../../../../media/picture-rules.ts";
import { productPath } from "../../../../routing/product-path.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import type { DetailData } from "../detail-data.ts";

/** More colors than this are shown in two rows. */
const ONE_ROW = 8;
const SWATCH = { widthMm: 300, heightMm: 300 };

/** The colors of the series as swatches; each leads to the same size in that color, if it exists. */
export function ColorChoice({ product }: { product: DetailData["detail"]["product"] }) {
  const t = useText();
  const address = useAddress();
  if (product.colors.length < 2) return null;
  // Packages shown side by side are distinguished by what they are, not by color.
  const areColors = product.colorFamily && product.colors.every(({ picture }) => picture?.kind !== "object");
  return (
    <section className="min-w-0 grow">
      <div className="choice-head">
        <h2>{t(areColors ? "product.color" : "product.kind")}</h2>
        <strong>{product.color}</strong>
      </div>
      <ul className={`colors ${product.colors.length > ONE_ROW ? "is-many" : ""}`}>
        {product.colors.map((one) => (
          <li key={one.code}>
            <a
              href={address(productPath(one.slug, one.itemNo))}
              aria-current={one.selected ? "true" : undefined}
              title={one.color}
              className={`swatch color-cell ${one.selected ? "swatch-chosen" : ""}`}
            >
              {one.picture ? (
                <Picture
                  picture={one.picture}
                  crop={pieceCrop(one.picture, SWATCH)}
                  alt={one.color}
                  sizes="48px"
                  className="size-full object-cover"
                />
              ) : (
                <span className="sr-only">{one.color}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
