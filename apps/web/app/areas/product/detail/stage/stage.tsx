import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { ReactNode } from "react";
import type { SceneCell } from "../../../../media/scene-cell.ts";
import { partWhenIdle } from "../../../../shell/browser/later-part.tsx";
import type { DrawnUnits, Entry } from "../buy/quantity.ts";
import type { DetailData } from "../detail-data.ts";
import { ProductPart } from "../product-part.tsx";
import type { SceneFocus } from "./scene-focus.ts";

const Views = partWhenIdle(async () => (await import("./views.tsx")).Views);

interface Props {
  product: DetailData["detail"]["product"];
  selected: Variant;
  /** The query of the page's address, which may name a laying. */
  search: string;
  /** How much the shopper needs, which the stage draws if it is a room. */
  entry: Entry;
  onDrawn(drawn: DrawnUnits): void;
  focus: SceneFocus;
  /** Its scenes in the gallery. */
  rooms: readonly SceneCell[];
  children: ReactNode;
}

/** The first screen: the material laid and as one piece, and beside it what is needed to buy it. */
export function Stage({ product, selected, search, focus, rooms, entry, onDrawn, children }: Props) {
  return (
    <section className="stage" aria-label={product.name}>
      <ProductPart name="views" product={product} selected={selected} also={() => [search, focus]}>
        {() => <Views product={product} selected={selected} search={search} focus={focus} rooms={rooms} entry={entry} onDrawn={onDrawn} />}
      </ProductPart>
      {children}
    </section>
  );
}
