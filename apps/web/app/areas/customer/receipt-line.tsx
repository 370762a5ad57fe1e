import type { customer, ValueOf } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { money, shortDay, squareFeet, squareMetres } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { lotParts } from "../product/lot-parts.ts";
import { RoomLotsList } from "../product/room-lots-list.tsx";
import { detailAndNumber } from "./detail-and-number.ts";
import { lineStates } from "./line-states.ts";
import { Unbroken } from "./orders/unbroken.tsx";

type Receipt = ValueOf<typeof customer.receipt>;

interface Props {
  line: Receipt["lines"][number];
  progress: Receipt["progress"][number] | undefined;
  currency: string;
  language: Language;
}

/** A line of a receipt with its picture, lots, promise and progress. */
export function ReceiptLine({ line, progress, currency, language }: Props) {
  const t = useText();
  const unit = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: line.quantity });
  const counted = [
    `${line.quantity} ${unit}`,
    line.area !== null && t("package.areaValue", { feet: squareFeet(line.area, language), metres: squareMetres(line.area, language) }),
    line.lots.length === 1 && t("product.lots", { lots: line.lots[0]?.code ?? "" }),
    line.lots.length > 1 && lotParts(line, language, t),
  ].filter((one) => typeof one === "string");
  const promise =
    line.promisedOn && t(line.fulfilment === "PKUP" ? "receipt.readyBy" : "receipt.by", { day: shortDay(line.promisedOn, language) });
  const reason = line.promiseReason && t(`receipt.reason.${line.promiseReason.kind}`, { place: line.promiseReason.name ?? "" });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-4 border-b border-joint py-4 text-small sm:grid-cols-[5.75rem_minmax(0,1fr)_auto]">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <span className="min-w-0">
        <strong className="block text-base font-medium">{line.name}</strong>
        <span className="block text-ink-soft">
          <UnbrokenNumbers>{detailAndNumber(line)}</UnbrokenNumbers>
        </span>
        <span className="tabular block text-ink-soft">
          <Unbroken words={counted} />
        </span>
        <RoomLotsList rooms={line.rooms} sellUnit={line.sellUnit} />
        <span className="block">{[textOr(language, `fulfilment.${line.fulfilment}`, ""), promise].filter(Boolean).join(", ")}</span>
        {reason && promise && <span className="block text-ink-soft">{reason}</span>}
        {lineStates(line, progress).map(({ state, all, count }) => (
          <strong key={state} className="tabular block font-medium">
            {t(`receipt.state.${state}`, { all: all ? "yes" : "no", count: String(count), quantity: String(line.quantity) })}
          </strong>
        ))}
      </span>
      <span className="tabular text-right text-base">
        {line.goodsCents === null ? t("price.hidden") : money(line.goodsCents + (line.discountCents ?? 0), language, currency)}
        {line.discountCents !== null && line.discountCents > 0 && (
          <span className="block whitespace-nowrap text-small text-ink-soft">{money(-line.discountCents, language, currency)}</span>
        )}
      </span>
    </li>
  );
}
