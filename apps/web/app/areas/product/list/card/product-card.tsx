import "../words.ts";
import { Link } from "react-router";
import { textOr, useText } from "../../../../i18n/text.ts";
import { Laid } from "../../../../media/laid.tsx";
import { useAddress } from "../../../../routing/use-address.ts";
import type { ShellData } from "../../../../shell/shell-data.ts";
import { CompareBox } from "../../compare/compare-bar.tsx";
import { PriceFacts } from "../../price-facts.tsx";
import { productPath } from "../../product-path.ts";
import type { CardData } from "./card-data.ts";
import { PiecePicture } from "./piece-picture.tsx";
import { QuickAdd } from "./quick-add.tsx";

/** A stretch of material, the piece in its own shape, or a stretch in a row that scrolls. */
export type CardView = "wall" | "grid" | "row";
export interface Stock {
  available: number;
  sellUnit: string;
}

/** At 60 px per foot a picture of 288 px shows 4.8 ft; narrower cells show less of it, at the same scale. */
const ACROSS_FEET = 4.8;

interface Props {
  card: CardData;
  view: CardView;
  /** Millimeters that the cell shows; only for pieces. */
  scaleMm: number;
  priority: boolean;
  root: ShellData;
  stock: Stock | undefined;
  comparable: boolean;
}

/** The name comes first for the keyboard and for screen readers, though the picture is drawn above it. */
export function Card({ card, view, scaleMm, priority, root, stock, comparable }: Props) {
  const address = useAddress();
  const t = useText();
  const { language } = root;
  const { lead } = card;
  const href = address(productPath(card.slug, lead.itemNo));
  return (
    <article className="card">
      <div className="flex grow flex-col px-4 pb-4 pt-2.5 text-small max-lg:pr-2">
        <h3 className="font-sans text-base font-medium">
          <Link to={href} viewTransition className="no-underline hover:underline">
            {card.name}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {card.isNew && <span className="mr-1 text-moss">{t("list.new")}</span>}
          {card.variants > 1 ? t("list.variants", { label: lead.label, count: card.variants }) : lead.label}
        </p>
        {lead.price && <PriceFacts price={lead.price} sellUnit={lead.sellUnit} />}
        {stock && (
          <p className={stock.available > 0 ? "text-moss" : "text-ink-soft"}>
            {stock.available > 0
              ? `${t("list.inStock", { count: stock.available })} ${textOr(language, `unit.${stock.sellUnit}`, stock.sellUnit, { count: stock.available })}`
              : t("list.notInStore")}
          </p>
        )}
        {comparable && (
          <div className="mt-auto pt-1 text-ink-soft">
            <CompareBox itemNo={lead.itemNo} name={card.name} />
          </div>
        )}
      </div>
      <div className="relative order-first">
        <Link to={href} prefetch="intent" viewTransition className="block overflow-hidden no-underline" tabIndex={-1} aria-hidden="true">
          {view === "grid" ? (
            <PiecePicture card={card} scaleMm={scaleMm} priority={priority} />
          ) : (
            <span className="card-stretch">
              {card.picture && (
                <Laid
                  picture={card.picture}
                  format={lead.format}
                  acrossFeet={ACROSS_FEET}
                  alt=""
                  name={card.name}
                  sizes="(min-width: 88rem) 25vw, (min-width: 52rem) 33vw, 18rem"
                  priority={priority}
                  className="size-full"
                />
              )}
            </span>
          )}
        </Link>
        <QuickAdd card={card} language={language} />
      </div>
    </article>
  );
}
