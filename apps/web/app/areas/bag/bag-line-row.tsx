import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import type { FormFaults } from "../../form/form-faults.ts";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { money, weight } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Saved } from "../promotion/saved.tsx";
import { isLost } from "./blocked-lines.rules.ts";
import { LineDetails } from "./later-parts.ts";
import { LineQuantity } from "./line-quantity.tsx";
import { UpdateButton } from "./update-button.tsx";

interface Props {
  line: BagLine;
  language: Language;
  currency: string;
}

/** A line of the bag: item, quantity, delivery method and problems. Each control is a small form. */
export function BagLineRow({ line, language, currency, faults }: Props & { faults: FormFaults | null }) {
  const address = useAddress();
  const t = useText();
  return (
    <li
      id={`line-${line.lineId}`}
      tabIndex={-1}
      className={`grid scroll-mt-28 grid-cols-[5rem_minmax(0,1fr)] gap-4 border-b border-joint py-5 sm:grid-cols-[7rem_minmax(0,1fr)] ${isLost(line) ? "text-ink-soft" : ""}`}
    >
      <LinePicture picture={line.picture} format={line.format} name={line.name} className={isLost(line) ? "opacity-60" : ""} />
      <div className="min-w-0 space-y-2">
        <div className="flex items-start justify-between gap-4">
          <h2 className="font-sans text-base font-medium">
            <a href={address(productPath(line.slug, line.itemNo))} className="no-underline hover:underline">
              {line.name}
            </a>
          </h2>
          <LinePrice line={line} language={language} currency={currency} />
        </div>
        <p className="text-small text-ink-soft">
          <UnbrokenNumbers>{`${line.detail}, ${line.itemNo}`}</UnbrokenNumbers>
          {line.sellUnit === "slab" && line.lots.length === 1 && <>, {t("product.lots", { lots: line.lots[0]?.code ?? "" })}</>}
        </p>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <LineQuantity line={line} language={language} />
          {line.options.length > 1 && <FulfilmentForm line={line} language={language} />}
        </div>
        {line.weight > 0 && <p className="tabular text-small text-ink-soft">{weight(line.weight, language)}</p>}
        <p className="text-small text-ink-soft">{line.returnPolicy}</p>
        <LineDetails line={line} language={language} currency={currency} faults={faults} />
        <form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.lineId} />
          <Button type="submit" look="plain" className="text-small" aria-label={t("bag.removeNamed", { name: line.name })}>
            {t("bag.remove")}
          </Button>
        </form>
      </div>
    </li>
  );
}

/** Chooses how the line is received. */
function FulfilmentForm({ line, language }: Omit<Props, "currency">) {
  const t = useText();
  const submit = useSubmit();
  const send = (form: HTMLFormElement) => submit(form);
  const way = useRef<HTMLFormElement>(null);
  useEarlyChoices(way, send);
  return (
    <form ref={way} method="post" autoComplete="off" onChange={(event) => void send(event.currentTarget)} className="flex items-end gap-2">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <Select aria-label={t("bag.wayOf", { name: line.name })} name="fulfilmentType" defaultValue={line.fulfilment} key={line.fulfilment}>
        {line.fulfilment === "NONE" && <option value="NONE">{t("bag.chooseWay")}</option>}
        {line.options.map((option) => (
          <option key={option} value={option}>
            {textOr(language, `fulfilment.${option}`, option)}
          </option>
        ))}
      </Select>
      <UpdateButton />
    </form>
  );
}

function LinePrice({ line, language, currency }: Props) {
  const t = useText();
  if (line.goodsCents === null) return null;
  return (
    <p className={`tabular shrink-0 text-right ${isLost(line) ? "line-through" : ""}`}>
      {money(line.goodsCents + (line.discountCents ?? 0), language, currency)}
      {line.unitPriceCents !== null && line.quantity > 1 && (
        <span className="block text-small text-ink-soft">
          {t("price.perUnit", {
            price: money(line.unitPriceCents, language, currency),
            unit: unitWord(line, language, 1),
          })}
        </span>
      )}
      <Saved line={line} currency={currency} />
    </p>
  );
}
