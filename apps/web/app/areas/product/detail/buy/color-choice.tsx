import { useText } from "../../../../i18n/text.ts";
import { Picture } from "../../../../media/picture.tsx";
import { pieceCrop } from "../../../../media/picture-rules.ts";
import { productPath } from "../../../../routing/product-path.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import { areColors } from "../../fact-rows.ts";
import type { DetailData } from "../detail-data.ts";

/** More colors than this are shown in two rows. */
const ONE_ROW = 8;
const SWATCH = { widthMm: 300, heightMm: 300 };

/** The colors of the series as swatches; each leads to the same size in that color, if it exists. */
export function ColorChoice({ product }: { product: DetailData["detail"]["product"] }) {
  const t = useText();
  const address = useAddress();
  if (product.colors.length < 2) return null;
  if (!areColors(product)) return <KindChoice colors={product.colors} />;
  return (
    <section className="min-w-0 grow">
      <div className="choice-head">
        <h2>{t("product.color")}</h2>
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

/** The packs of the series by their names. */
function KindChoice({ colors }: Pick<DetailData["detail"]["product"], "colors">) {
  const t = useText();
  const address = useAddress();
  return (
    <section className="min-w-0 grow">
      <div className="choice-head">
        <h2>{t("product.kind")}</h2>
      </div>
      <ul className="kinds">
        {colors.map((one) => (
          <li key={one.code}>
            <a href={address(productPath(one.slug, one.itemNo))} aria-current={one.selected ? "true" : undefined}>
              {one.color}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
