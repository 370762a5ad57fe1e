import type { customer, ValueOf } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { money, squareFeet } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { lotParts } from "../../product/lot-parts.ts";
import { RoomLotsList } from "../../product/room-lots-list.tsx";
import { lineStates } from "../line-states.ts";

type Receipt = ValueOf<typeof customer.receipt>;

interface Props {
  line: Receipt["lines"][number];
  progress: Receipt["progress"][number];
  currency: string;
}

/** A line of an order: the item with its number and lots, quantity, price, and anything that differs from the rest of its delivery. */
export function OrderLine({ line, progress, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const amount = (cents: number | null) => (cents === null ? t("price.hidden") : money(cents, language, currency));
  const states = lineStates(line, progress).filter(({ state, all }) => !all || state === "canceled");
  return (
    <li className="order-line">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <span className="item">
        <strong>{line.name}</strong>
        <small>{line.detail}</small>
        <small>
          <UnbrokenNumbers>{line.itemNo}</UnbrokenNumbers>
          {line.lots.length === 1 && (
            <>
              {", "}
              <span className="whitespace-nowrap">{t("product.lots", { lots: line.lots[0]?.code ?? "" })}</span>
            </>
          )}
        </small>
        {line.lots.length > 1 && <small>{lotParts(line, language, t)}</small>}
        <RoomLotsList rooms={line.rooms} sellUnit={line.sellUnit} />
        {states.map(({ state, all, count }) => (
          <small key={state} className="differs">
            {t(`receipt.state.${state}`, { all: all ? "yes" : "no", count: String(count), quantity: String(line.quantity) })}
          </small>
        ))}
      </span>
      <span className="quantity">
        {unitCount(line.quantity, line.sellUnit, language)}
        {line.area !== null && <small>{t("orders.area", { feet: squareFeet(line.area, language) })}</small>}
      </span>
      <span className="unit">{amount(line.unitPriceCents)}</span>
      <span className="sum">
        {amount(line.goodsCents)}
        {line.discountCents !== null && line.discountCents > 0 && (
          <small>{t("orders.discounted", { amount: money(line.discountCents, language, currency) })}</small>
        )}
      </span>
    </li>
  );
}
