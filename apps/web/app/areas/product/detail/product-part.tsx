import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { Fragment } from "../../../render/fragment.tsx";
import type { DetailData } from "./detail-data.ts";

interface Props {
  name: string;
  product: DetailData["detail"]["product"];
  selected: Variant;
  /** Other values on which its HTML depends. */
  also?: () => unknown;
  children: () => ReactNode;
}

/**
 * A part of the page whose HTML the server reuses as long as the product and the chosen variant stay the same. The page itself is rendered
 * far more often, because stock and dates change.
 */
export function ProductPart({ name, product, selected, also, children }: Props) {
  const language = useLanguage();
  return <Fragment of={() => [name, language, also?.(), selected.itemNo, product.revision]}>{children}</Fragment>;
}
