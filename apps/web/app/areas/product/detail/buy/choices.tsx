import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLocation } from "react-router";
import { useLoadedShellData } from "../../../../shell/shell-data.ts";
import type { DetailData } from "../detail-data.ts";
import { ProductPart } from "../product-part.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { FinishChoice } from "./finish-choice.tsx";
import { SizeChoice } from "./size-choice.tsx";

interface Props {
  product: DetailData["detail"]["product"];
  selected: Variant;
}

/** Color, finish, thickness and size; each is a link. */
export function Choices({ product, selected }: Props) {
  const { pathname } = useLocation();
  const root = useLoadedShellData();
  return (
    <ProductPart name="choices" product={product} selected={selected} also={() => [pathname, root?.revision]}>
      {() => (
        <>
          <div className="buy-choices">
            <ColorChoice product={product} />
            <FinishChoice kind="finish" variants={product.variants} selected={selected} />
          </div>
          <FinishChoice kind="thickness" variants={product.variants.filter((one) => one.size === selected.size)} selected={selected} />
          <SizeChoice key={product.code} variants={product.variants} selected={selected} />
        </>
      )}
    </ProductPart>
  );
}
