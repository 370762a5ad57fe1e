import { useFetcher } from "react-router";
import { textOr, useText } from "../../../../i18n/text.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import type { CardData } from "./card-data.ts";

/**
 * Adds one unit or a sample without leaving the list: a plus on a touch screen, two words over the picture for a mouse or the
 * keyboard. Without scripts it is a plain form.
 */
export function QuickAdd({ card, language }: { card: CardData; language: "en" | "es" }) {
  const address = useAddress();
  const t = useText();
  const fetcher = useFetcher();
  const { lead } = card;
  const isAdded = fetcher.state === "idle" && fetcher.data !== undefined;
  const unit = textOr(language, `unit.${lead.sellUnit}`, lead.sellUnit, { count: 1 });
  const offers = [
    { itemNo: lead.itemNo, label: t("list.addOne", { unit }), words: t("list.addOne", { unit }) },
    ...(lead.sampleItemNo ? [{ itemNo: lead.sampleItemNo, label: t("product.addSample"), words: t("list.sample") }] : []),
  ];
  return (
    <div className={`quick-add ${isAdded ? "is-added" : ""}`}>
      {offers.map((offer) => (
        <fetcher.Form key={offer.itemNo} method="post" action={address("shoppingbag")}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="itemNo" value={offer.itemNo} />
          <input type="hidden" name="quantity" value="1" />
          <button type="submit" disabled={fetcher.state !== "idle"} aria-label={`${offer.label}: ${card.name}`}>
            <span className="quick-add-words">{offer.words}</span>
          </button>
        </fetcher.Form>
      ))}
      <span role="status" className="sr-only">
        {isAdded ? t("list.added") : ""}
      </span>
    </div>
  );
}
