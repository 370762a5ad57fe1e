// @bundle cards
import { textOr, useText } from "../../../../../i18n/text.ts";
import { ADD_FIELD } from "./add-field.ts";
import type { CardData } from "./card-data.ts";

/**
 * Adds one unit or a sample to the bag: a plus and the word "sample" on a touch screen, two words over the picture for mouse and keyboard.
 * The buttons belong to the form of the grid, which is sent without leaving the page.
 */
export function QuickAdd({ card, language }: { card: CardData; language: "en" | "es" }) {
  const t = useText();
  const { lead } = card;
  const unit = textOr(language, `unit.${lead.sellUnit}`, lead.sellUnit, { count: 1 });
  const offers = [
    { itemNo: lead.itemNo, label: t("list.addOne", { unit }), words: t("list.addOne", { unit }) },
    ...(lead.sampleItemNo ? [{ itemNo: lead.sampleItemNo, label: t("product.addSample"), words: t("list.sample") }] : []),
  ];
  return (
    <p>
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useButtonType: a button of a form submits it
        <button key={offer.itemNo} name={ADD_FIELD} value={offer.itemNo} aria-label={`${offer.label}: ${card.name}`}>
          {index === 0 ? <span>{offer.words}</span> : offer.words}
        </button>
      ))}
    </p>
  );
}
