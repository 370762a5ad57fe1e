import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { contentKey } from "../../../render/data-key.ts";
import { Fragment } from "../../../render/fragment.tsx";
import type { DetailData } from "./detail-data.ts";

interface Props {
  /** Which part of the page it is. */
  name: string;
  product: DetailData["detail"]["product"];
  selected: Variant;
  /** What else its HTML depends on. */
  also?: () => string;
  children: () => ReactNode;
}

/**
 * A part of the page that says the same until the product itself changes. Its stock and its dates change far more often, so that the
 * server keeps the HTML of the rest.
 */
export function ProductPart({ name, product, selected, also, children }: Props) {
  const language = useLanguage();
  return <Fragment of={() => [name, language, also?.(), contentKey(selected), contentKey(product)].join(" ")}>{children}</Fragment>;
}
