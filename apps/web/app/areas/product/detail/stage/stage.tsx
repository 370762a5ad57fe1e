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
  /** The query of the page's address, which may contain layout choices. */
  search: string;
  /** The quantity entered by the shopper; a room is drawn. */
  entry: Entry;
  onDrawn(drawn: DrawnUnits): void;
  focus: SceneFocus;
  /** Scenes of the gallery that show the product. */
  rooms: readonly SceneCell[];
  children: ReactNode;
}

/** The first screen: the material laid and as a single piece, and beside it everything needed to buy it. */
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
