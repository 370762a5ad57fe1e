// @bundle cards
import "virtual:words/list";
import { preload } from "react-dom";
import { useText } from "../../../../../i18n/text.ts";
import { Laid, laidSources } from "../../../../../media/laid.tsx";
import { canLay } from "../../../../../media/laid-address.ts";
import { productPath } from "../../../../../routing/product-path.ts";
import { useAddress } from "../../../../../routing/use-address.ts";
import type { ShellData } from "../../../../../shell/shell-data.ts";
import { COMPARE_FORM } from "../../../compare/compare-bar.tsx";
import { PriceFacts } from "../../../price-facts.tsx";
import type { CardData } from "./card-data.ts";
import { PiecePicture } from "./piece-picture.tsx";
import { QuickAdd } from "./quick-add.tsx";

/** How a card shows its product: laid material, a piece in its own shape, or laid material in a row that scrolls. */
export type CardView = "wall" | "grid" | "row";

/** At 60 px per foot a picture of 288 px shows 4.8 ft; narrower cells show less of it, at the same scale. */
const ACROSS_FEET = 4.8;

/** The name of the compare checkboxes. */
export const COMPARE_NAME = "item";

/** High-density and wide screens all use the larger of two sizes, so only that one is offered. */
const stretch = { acrossFeet: ACROSS_FEET, width: 640 };

/** Preloads a card's picture in the page's head, because a card whose HTML is reused doesn't do it by itself. */
export function preloadStretch({ picture, lead: { format } }: CardData): void {
  if (!import.meta.env.SSR || !picture || !format || !canLay(picture, format)) return;
  preload(laidSources({ picture, format, ...stretch }).src, { as: "image", fetchPriority: "high" });
}

export interface CardProps {
  card: CardData;
  view: CardView;
  /** Millimeters that the cell shows; only for single pieces. */
  scaleMm: number;
  /** The height of its row as a share of the cell's width; only for pieces. */
  high: number;
  priority: boolean;
  root: ShellData;
  comparable: boolean;
}

/** The name comes first for the keyboard and for screen readers, though the picture is drawn above it. */
export function Card({ card, view, scaleMm, high, priority, root, comparable }: CardProps) {
  const address = useAddress();
  const t = useText();
  const { language } = root;
  const { lead } = card;
  const href = address(productPath(card.slug, lead.itemNo));
  return (
    <article className="card">
      {view === "grid" && <PiecePicture card={card} scaleMm={scaleMm} high={high} priority={priority} />}
      <div className="card-words">
        <h3>
          <a href={href}>{card.name}</a>
        </h3>
        <p>
          {card.isNew && <b>{t("list.new")}</b>}
          {card.variants > 1
            ? t(lead.sellUnit === "electronic" ? "list.amounts" : "list.variants", { label: lead.label, count: card.variants })
            : lead.label}
        </p>
        {card.facts && <p>{card.facts}</p>}
        {lead.price && <PriceFacts price={lead.price} sellUnit={lead.sellUnit} />}
        {card.need && (
          <>
            <p>{card.need.text}</p>
            <p className="card-door" data-item={lead.itemNo} data-units={card.need.units} />
          </>
        )}
        {root.store && <p className="card-stock" data-item={lead.itemNo} />}
        {comparable && (
          <label>
            <input type="checkbox" form={COMPARE_FORM} name={COMPARE_NAME} value={lead.itemNo} />
            {t("compare.box")}
            <span>{`: ${card.name}`}</span>
          </label>
        )}
      </div>
      <div className="card-picture">
        {view !== "grid" && card.picture && (
          <Laid {...stretch} picture={card.picture} format={lead.format} alt="" name={card.name} sizes="" priority={priority} />
        )}
        <QuickAdd card={card} language={language} />
      </div>
    </article>
  );
}
