// @bundle cards
import { lazy, Suspense, useRef } from "react";
import { useText } from "../../../../i18n/text.ts";
import { type FragmentKey, FragmentList } from "../../../../render/fragment.tsx";
import { type Kept, KeptPart } from "../../../../render/kept-part.tsx";
import { useAddress } from "../../../../routing/use-address.ts";
import type { ShellData } from "../../../../shell/shell-data.ts";
import type { CardData } from "./card/card-data.ts";
import { Card, type CardProps, type CardView, preloadStretch } from "./card/product-card.tsx";
import { pieceScale, rowHeight } from "./card/row-scale.ts";
import { useCompareBoxes } from "./use-compare-boxes.ts";
import { useQuickAdd } from "./use-quick-add.ts";
import { useStoreStock } from "./use-store-stock.ts";

/** Loaded only to show why an item wasn't added. */
const Toast = lazy(async () => ({ default: (await import("@azulejo/ui/toast.tsx")).Toast }));

const FIRST_ROW = 4;

const layouts: Record<CardView, string> = {
  wall: "wall grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
  // Two or four columns, so that the pieces of a row stand on one line.
  grid: "wall pieces grid-cols-2 md:grid-cols-4",
  row: "wall row",
};

interface Props {
  products: Kept<CardData[]>;
  /** Adds a compare checkbox to each card; the page then needs a CompareBar. */
  comparable?: boolean;
  /** Set if it is further down a page, where pictures need no priority. */
  below?: boolean;
  view: CardView;
  root: ShellData;
}

/**
 * Products in a grid without gaps: as laid material, as pieces in their own shape, or in one row that scrolls sideways. The cards are plain
 * HTML that works without scripts; the grid adds the scripted behavior for all of them.
 */
export function ProductWall({ products, view, root, comparable = false, below = false }: Props) {
  const t = useText();
  const address = useAddress();
  const wall = useRef<HTMLFormElement>(null);
  const { added, refusal, forget } = useQuickAdd(wall);
  useCompareBoxes(wall, products.value);
  useStoreStock(wall, root.store, products.value);
  return (
    <form ref={wall} method="post" action={address("shoppingbag")} className="contents" data-fade>
      <KeptPart as="ul" data={products} className={`check-list ${layouts[view]}`}>
        {(cards) => <Cells cards={cards} view={view} root={root} comparable={comparable} below={below} />}
      </KeptPart>
      <p role="status" className="sr-only">
        {added > 0 && <span key={added}>{t("list.added")}</span>}
      </p>
      {refusal && (
        <Suspense>
          <Toast message={refusal} closeLabel={t("list.close")} onClose={forget} />
        </Suspense>
      )}
    </form>
  );
}

interface CellsProps extends Required<Pick<Props, "comparable" | "below" | "view" | "root">> {
  cards: CardData[];
}

function Cells({ cards, view, root, comparable, below }: CellsProps) {
  const scaleMm = view === "grid" ? pieceScale(cards) : 0;
  const cells = cards.map((card, index): CardProps => {
    const high = view === "grid" ? rowHeight(cards, index, scaleMm) : 0;
    return { card, view, scaleMm, high, priority: !below && index < FIRST_ROW, root, comparable };
  });
  if (view !== "grid") for (const cell of cells) if (cell.priority) preloadStretch(cell.card);
  return (
    <FragmentList items={cells} of={keyOfCell}>
      {(cell) => (
        <li key={cell.card.code}>
          <Card {...cell} />
        </li>
      )}
    </FragmentList>
  );
}

const keyOfCell = ({ card, view, scaleMm, high, priority, root, comparable }: CardProps): FragmentKey => [
  "card",
  root.revision,
  view,
  scaleMm,
  high,
  priority,
  comparable,
  card,
];
