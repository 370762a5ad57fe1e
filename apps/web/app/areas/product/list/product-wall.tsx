import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { Laid } from "../../../media/laid.tsx";
import { Picture } from "../../../media/picture.tsx";
import { laidPiece, pieceCrop } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { loader } from "../availability.resource.ts";
import { CompareBox } from "../compare/compare-bar.tsx";
import { PriceFacts } from "../price-facts.tsx";
import { productPath } from "../product-path.ts";
import { useMasonry } from "./use-masonry.ts";

/** Every cell of the wall shows the same size of material, so that scales can be compared. */
const CELL = { widthMm: 600, heightMm: 600 };
/** In the pieces view a cell is 600 mm wide; a piece takes as many twelfths of it as it is wide. */
const TWELFTHS = [
  "w-1/12",
  "w-2/12",
  "w-3/12",
  "w-4/12",
  "w-5/12",
  "w-6/12",
  "w-7/12",
  "w-8/12",
  "w-9/12",
  "w-10/12",
  "w-11/12",
  "w-full",
] as const;
const pieceWidth = (widthMm: number | null): string =>
  TWELFTHS[Math.min(12, Math.max(1, Math.round(((widthMm ?? 300) / CELL.widthMm) * 12))) - 1] ?? "w-full";

/** Feet of material that a cell of the wall shows: 60 px per foot on a wide screen. */
const FEET_ACROSS = 4;
const FIRST_ROW = 3;

const layouts: Record<Props["view"], string> = {
  wall: "wall grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
  grid: "wall masonry grid-cols-2 md:grid-cols-3 xl:grid-cols-5",
  row: "wall row",
};

interface Props {
  products: ProductCard[];
  /** Adds a compare checkbox to each card; the page then needs a CompareBar. */
  comparable?: boolean;
  /** Set further down a page, where pictures need no priority. */
  below?: boolean;
  /** A wall, pieces at their real proportions, or one scrolling row. */
  view: "wall" | "grid" | "row";
  root: ShellData;
}

export function ProductWall({ products, view, root, comparable = false, below = false }: Props) {
  const stock = useStock(products, root.store);
  const list = useRef<HTMLUListElement>(null);
  useMasonry(list, view === "grid", products);
  return (
    <ul ref={list} className={layouts[view]}>
      {products.map((card, index) => (
        <li key={card.code} className={`flex min-w-0 flex-col ${view === "row" ? "w-[70vw] max-w-72 shrink-0" : ""}`}>
          <Card
            card={card}
            view={view}
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

type Stock = Record<string, { available: number; sellUnit: string } | undefined>;

/** The page is shared, so the stock at my store is requested after it has loaded. */
function useStock(products: ProductCard[], store: string | null): Stock {
  const language = useLanguage();
  const { load, data } = useFetcher<typeof loader>();
  const items = products.map((card) => card.lead.itemNo).join(",");
  useEffect(() => {
    if (store && items) void load(`/${language}/availability?store=${store}&items=${encodeURIComponent(items)}`);
  }, [store, items, language, load]);
  return (store && (data as Stock | undefined)) || {};
}

function Card({
  card,
  view,
  priority,
  root,
  stock,
  comparable,
}: {
  card: ProductCard;
  view: Props["view"];
  priority: boolean;
  root: ShellData;
  stock: Stock[string];
  comparable: boolean;
}) {
  const address = useAddress();
  const t = useText();
  const { language } = root;
  const { lead } = card;
  const piece = view === "grid" && lead.widthMm && lead.heightMm ? { widthMm: lead.widthMm, heightMm: lead.heightMm } : CELL;
  const crop = card.picture && pieceCrop(card.picture, piece);
  const href = address(productPath(card.slug, lead.itemNo));
  return (
    <article className="flex grow flex-col">
      <Link
        to={href}
        prefetch="intent"
        className={`block overflow-hidden no-underline ${view === "grid" ? "p-3 lg:p-4" : ""}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        {card.picture ? (
          view === "grid" ? (
            <Picture
              picture={card.picture}
              crop={crop}
              alt=""
              name={card.name}
              sizes="(min-width: 88rem) 21rem, (min-width: 52rem) 30vw, 50vw"
              priority={priority}
              className={`h-auto ${pieceWidth(laidPiece(card.picture, piece).widthMm)}`}
            />
          ) : (
            <Laid
              picture={card.picture}
              format={lead.format}
              acrossFeet={FEET_ACROSS}
              alt=""
              name={card.name}
              sizes="(min-width: 88rem) 21rem, (min-width: 52rem) 30vw, 50vw"
              priority={priority}
              className="aspect-square w-full object-cover"
            />
          )
        ) : (
          <span className="block aspect-square bg-joint" />
        )}
      </Link>
      <div className="flex grow flex-col gap-1 p-3 text-small lg:p-4">
        <h3 className="font-sans text-base font-medium">
          <Link to={href} className="no-underline hover:underline">
            {card.name}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {card.isNew && <span className="mr-2 text-moss">{t("list.new")}</span>}
          {lead.label}
          {card.variants > 1 && ` · ${t("list.variants", { count: card.variants })}`}
        </p>
        {lead.price && <PriceFacts price={lead.price} sellUnit={lead.sellUnit} />}
        {stock && (
          <p className={stock.available > 0 ? "text-moss" : "text-ink-soft"}>
            {stock.available > 0
              ? `${t("list.inStock", { count: stock.available })} ${textOr(language, `unit.${stock.sellUnit}`, stock.sellUnit, { count: stock.available })}`
              : t("list.notInStore")}
          </p>
        )}
        <QuickAdd card={card} language={language} />
        {comparable && <CompareBox itemNo={lead.itemNo} name={card.name} />}
      </div>
    </article>
  );
}

/** Works as a plain form; with scripts it stays on the list. */
function QuickAdd({ card, language }: { card: ProductCard; language: string }) {
  const address = useAddress();
  const t = useText();
  const fetcher = useFetcher();
  const { lead } = card;
  const added = fetcher.state === "idle" && fetcher.data !== undefined;
  const offers = [
    {
      itemNo: lead.itemNo,
      label: t("list.addOne", { unit: textOr(language as "en" | "es", `unit.${lead.sellUnit}`, lead.sellUnit, { count: 1 }) }),
    },
    ...(lead.sampleItemNo ? [{ itemNo: lead.sampleItemNo, label: t("list.addSample") }] : []),
  ];
  return (
    <div className="mt-auto flex flex-wrap gap-x-4 pt-2">
      {offers.map((offer) => (
        <fetcher.Form key={offer.itemNo} method="post" action={address("shoppingbag")}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="itemNo" value={offer.itemNo} />
          <input type="hidden" name="quantity" value="1" />
          <button
            type="submit"
            disabled={fetcher.state !== "idle"}
            className="min-h-8 text-glaze underline hover:text-glaze-deep"
            aria-label={`${offer.label}: ${card.name}`}
          >
            {offer.label}
          </button>
        </fetcher.Form>
      ))}
      <span role="status" className="text-moss">
        {added ? t("list.added") : ""}
      </span>
    </div>
  );
}
