import "virtual:words/list";
import { money } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { Laid } from "../../../../media/laid.tsx";
import { productPath } from "../../../../routing/product-path.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import type { CardData } from "../wall/card/card-data.ts";
import { type ListIdea, reductionOf } from "./list-idea.ts";

const FEET_PER_PX = 1 / 60;

/** The opening of a list across departments: a rack of new products, the largest reductions, or a ranking of best sellers. */
export function IdeaScene({ idea, cards }: { idea: ListIdea; cards: CardData[] }) {
  const pictured = cards.filter((card) => card.picture);
  if (idea === "new") return <Rack cards={pictured.slice(0, 10)} />;
  if (idea === "best") return <Ranking cards={pictured.slice(0, 6)} />;
  return <Reductions cards={pictured.toSorted((a, b) => reductionOf(b) - reductionOf(a)).slice(0, 5)} />;
}

function Material({ card, width, height }: { card: CardData; width: number; height: number }) {
  return (
    card.picture && (
      <Laid
        picture={card.picture}
        format={card.lead.format}
        acrossFeet={width * FEET_PER_PX}
        aspect={width / height}
        alt=""
        name={card.name}
        sizes={`${width}px`}
        largest={width > 400 ? 960 : 640}
        className="size-full object-cover"
      />
    )
  );
}

/** Sample boards side by side as in a showroom rack; the active one moves forward. */
function Rack({ cards }: { cards: CardData[] }) {
  const address = useAddress();
  return (
    <ul className="rack">
      {cards.map((card) => (
        <li key={card.code}>
          <a href={address(productPath(card.slug, card.lead.itemNo))} className="swatch no-underline">
            <Material card={card} width={240} height={560} />
            <span className="tab">{card.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Ranking({ cards }: { cards: CardData[] }) {
  const address = useAddress();
  return (
    <ol className="ranking">
      {cards.map((card, index) => (
        <li key={card.code}>
          <a href={address(productPath(card.slug, card.lead.itemNo))} className="swatch no-underline">
            <Material card={card} width={320} height={279} />
            <span className="tab">
              <span aria-hidden="true" className="mr-2 font-display text-head">
                {index + 1}
              </span>
              {card.name}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Reductions({ cards }: { cards: CardData[] }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <ul className="reductions">
      {cards.map((card) => {
        const { price } = card.lead;
        const cents = price?.perSqFtCents ?? price?.cents;
        return (
          <li key={card.code}>
            <a href={address(productPath(card.slug, card.lead.itemNo))} className="flex h-full items-stretch no-underline">
              <span className="swatch grow">
                <Material card={card} width={720} height={112} />
              </span>
              <span className="flex w-72 shrink-0 items-center gap-4 px-5">
                <span className="tabular font-display text-head text-clay">{t("list.reduction", { percent: reductionOf(card) })}</span>
                <span className="text-small">
                  {card.name}
                  {price && cents != null && (
                    <span className="tabular block text-ink-soft">
                      {price.perSqFtCents === null
                        ? money(cents, language, price.currency)
                        : t("price.perSqFt", { price: money(cents, language, price.currency) })}
                    </span>
                  )}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
