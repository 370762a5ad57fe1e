import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { loader } from "../availability.resource.ts";
import type { CardData } from "./card/card-data.ts";
import { Card, type CardView, type Stock } from "./card/product-card.tsx";
import { rowScale } from "./card/row-scale.ts";

const FIRST_ROW = 4;

const layouts: Record<CardView, string> = {
  wall: "wall grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
  // Two or four columns, so that the pieces that share a scale share a row.
  grid: "wall grid-cols-2 md:grid-cols-4",
  row: "wall row",
};

interface Props {
  products: CardData[];
  /** Adds a compare checkbox to each card; the page then needs a CompareBar. */
  comparable?: boolean;
  /** Set further down a page, where pictures need no priority. */
  below?: boolean;
  view: CardView;
  root: ShellData;
}

/** Products laid edge to edge: as stretches of material, as pieces in their own shape, or in one row that scrolls sideways. */
export function ProductWall({ products, view, root, comparable = false, below = false }: Props) {
  const stock = useStock(products, root.store);
  return (
    <ul className={layouts[view]}>
      {products.map((card, index) => (
        <li key={card.code} className={`flex min-w-0 flex-col ${view === "row" ? "w-[70vw] max-w-72 shrink-0" : ""}`}>
          <Card
            card={card}
            view={view}
            scaleMm={view === "grid" ? rowScale(products, index) : 0}
            priority={!below && index < FIRST_ROW}
            root={root}
            stock={stock[card.lead.itemNo]}
            comparable={comparable}
          />
        </li>
      ))}
    </ul>
  );
}

/** The page is shared, so the stock at my store is requested after it has loaded. */
function useStock(products: CardData[], store: string | null): Record<string, Stock | undefined> {
  const language = useLanguage();
  const { load, data } = useFetcher<typeof loader>();
  const items = products.map((card) => card.lead.itemNo).join(",");
  useEffect(() => {
    if (store && items) void load(`/${language}/availability?store=${store}&items=${encodeURIComponent(items)}`);
  }, [store, items, language, load]);
  return (store && (data as Record<string, Stock | undefined> | undefined)) || {};
}
