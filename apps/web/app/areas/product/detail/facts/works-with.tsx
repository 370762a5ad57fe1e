import type { ReactNode } from "react";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { Picture } from "../../../../media/picture.tsx";
import { pieceCrop } from "../../../../media/picture-rules.ts";
import { Fragment } from "../../../../render/fragment.tsx";
import { type Kept, KeptPart } from "../../../../render/kept-part.tsx";
import { productPath } from "../../../../routing/product-path.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import type { CardData } from "../../list/wall/card/card-data.ts";
import { PriceFacts } from "../../price-facts.tsx";

const CELL = { widthMm: 600, heightMm: 340 };

interface Props {
  cards: Kept<CardData[]>;
  isTile: boolean;
  /** How much mortar and grout the shopper's quantity needs. */
  children: ReactNode;
}

/** Products bought together with this one: grout, trims, mortar. */
export function WorksWith({ cards, isTile, children }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="works" aria-labelledby="works-with">
      <div>
        <h2 id="works-with">{t(isTile ? "detail.worksWith" : "detail.worksWithThis")}</h2>
        {children}
      </div>
      <KeptPart data={cards}>
        {(value) => <Fragment of={() => ["works with", language, value]}>{() => <Goods cards={value} />}</Fragment>}
      </KeptPart>
    </section>
  );
}

function Goods({ cards }: { cards: CardData[] }) {
  const address = useAddress();
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.code}>
          <a href={address(productPath(card.slug, card.lead.itemNo))} className="no-underline">
            {card.picture ? (
              <Picture
                picture={card.picture}
                crop={pieceCrop(card.picture, CELL)}
                alt=""
                name={card.name}
                sizes="(min-width: 68rem) 22vw, 50vw"
                className={`works-picture ${card.picture.kind === "object" ? "object-contain" : "object-cover"}`}
              />
            ) : (
              <span className="works-picture bg-joint" />
            )}
            <strong>{card.name}</strong>
          </a>
          <p className="text-ink-soft">{card.lead.label}</p>
          {card.lead.price && <PriceFacts price={card.lead.price} sellUnit={card.lead.sellUnit} />}
        </li>
      ))}
    </ul>
  );
}
