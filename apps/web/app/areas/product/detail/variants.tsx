import type { Variant } from "@azulejo/contract/areas/product.ts";
import { Link } from "react-router";
import { textOr, useText } from "../../../i18n/text.ts";
import { Picture } from "../../../media/picture.tsx";
import { pieceCrop } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { productPath } from "../product-path.ts";
import type { DetailData } from "./detail-data.ts";
import { type Choice, choicesOf } from "./variant-rules.ts";

const SWATCH = { widthMm: 300, heightMm: 300 };

interface Props {
  product: DetailData["detail"]["product"];
  selected: Variant;
  language: "en" | "es";
}

/** Colors as real swatches, then size, finish and thickness; a combination that is not made leads to the nearest variant. */
export function Variants({ product, selected, language }: Props) {
  const address = useAddress();
  const t = useText();
  const variantAddress = (itemNo: string) => `?item=${encodeURIComponent(itemNo)}`;
  return (
    <div className="mt-6 space-y-5">
      {product.colors.length > 1 && (
        <section>
          <h2 className="font-sans text-small">
            {t(product.colorFamily ? "product.color" : "product.kind")}: <strong className="font-medium">{product.color}</strong>
          </h2>
          <ul className="mt-2 flex flex-wrap gap-px">
            {product.colors.map((one) => (
              <li key={one.code}>
                <Link
                  to={address(productPath(one.slug, one.itemNo))}
                  aria-current={one.selected ? "true" : undefined}
                  className={`block size-14 overflow-hidden border-2 ${one.selected ? "border-glaze" : "border-transparent hover:border-ink-soft"}`}
                >
                  {one.picture ? (
                    <Picture
                      picture={one.picture}
                      crop={pieceCrop(one.picture, SWATCH)}
                      alt={one.color}
                      sizes="56px"
                      className="aspect-square size-full object-cover"
                    />
                  ) : (
                    one.color
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(["size", "finish", "thickness"] as const).map((kind) => {
        const choices = choicesOf(product.variants, selected, kind);
        return choices.length < 2 ? null : (
          <ChoiceList key={kind} title={t(`product.${kind}`)} choices={choices} address={variantAddress} language={language} />
        );
      })}
    </div>
  );
}

function ChoiceList({
  title,
  choices,
  address,
  language,
}: {
  title: string;
  choices: Choice[];
  address: (itemNo: string) => string;
  language: "en" | "es";
}) {
  return (
    <section>
      <h2 className="font-sans text-small">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <Link
              to={address(choice.itemNo)}
              preventScrollReset
              replace
              aria-current={choice.selected ? "true" : undefined}
              className={`inline-flex min-h-11 items-center border px-3 text-small no-underline ${choice.selected ? "border-glaze bg-glaze text-on-glaze" : choice.exact ? "border-ink-soft hover:border-ink" : "border-dashed border-ink-soft text-ink-soft hover:border-ink"}`}
            >
              {choice.label}
              {!choice.exact && <span className="sr-only"> {textOr(language, "product.otherCombination", "")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
