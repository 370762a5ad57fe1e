import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { labelsOf } from "../../form/field-words.ts";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { money, weight } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type MessageKey, textOr, useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Saved } from "../promotion/saved.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import { LotSplit } from "./lot-split.tsx";
import { MatchLots } from "./match-lots.tsx";
import { UpdateButton } from "./update-button.tsx";

interface Props {
  line: BagLine;
  language: Language;
  currency: string;
}

/** A line: item, quantity, delivery method and problems. Each control is its own small form. */
export function BagLineRow({ line, language, currency, faults }: Props & { faults: FormFaults | null }) {
  const address = useAddress();
  const t = useText();
  const submit = useSubmit();
  const send = (form: HTMLFormElement) => submit(form);
  const way = useRef<HTMLFormElement>(null);
  useEarlyChoices(way, send);
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-b border-joint py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <div className="min-w-0 space-y-2">
        <h2 className="font-sans text-base font-medium">
          <a href={address(productPath(line.slug, line.itemNo))} className="no-underline hover:underline">
            {line.name}
          </a>
        </h2>
        <LinePrice line={line} language={language} currency={currency} className="sm:hidden" />
        <p className="text-small text-ink-soft">
          {line.detail}, <span className="whitespace-nowrap">{line.itemNo}</span>
        </p>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <LineQuantity line={line} language={language} />
          {line.options.length > 1 && (
            <form
              ref={way}
              method="post"
              autoComplete="off"
              onChange={(event) => void send(event.currentTarget)}
              className="flex items-end gap-2"
            >
              <input type="hidden" name="intent" value="update" />
              <input type="hidden" name="lineId" value={line.lineId} />
              <Select
                aria-label={t("bag.wayOf", { name: line.name })}
                name="fulfilmentType"
                defaultValue={line.fulfilment}
                key={line.fulfilment}
              >
                {line.fulfilment === "NONE" && <option value="NONE">{t("bag.chooseWay")}</option>}
                {line.options.map((option) => (
                  <option key={option} value={option}>
                    {textOr(language, `fulfilment.${option}`, option)}
                  </option>
                ))}
              </Select>
              <UpdateButton />
            </form>
          )}
        </div>
        {line.weight > 0 && <p className="tabular text-small text-ink-soft">{weight(line.weight, language)}</p>}
        <p className="text-small text-ink-soft">{t(`returns.${line.returnRule}` as MessageKey)}</p>
        <Problems line={line} language={language} currency={currency} />
        <LotSplit line={line} language={language} />
        <MatchLots line={line} />
        {line.kind === "electronic" && <Recipient line={line} faults={faults} />}
        <form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.lineId} />
          <Button type="submit" look="plain" className="text-small" aria-label={t("bag.removeNamed", { name: line.name })}>
            {t("bag.remove")}
          </Button>
        </form>
      </div>
      <LinePrice line={line} language={language} currency={currency} className="text-right max-sm:hidden" />
    </li>
  );
}

/** A line's price: below its name on a phone, at its end on wide screens. */
function LinePrice({ line, language, currency, className }: Props & { className: string }) {
  const t = useText();
  return (
    <p className={`tabular ${className}`}>
      {line.goodsCents === null ? "" : money(line.goodsCents + (line.discountCents ?? 0), language, currency)}
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

function Problems({ line, language, currency }: Props) {
  const t = useText();
  const problems = line.problems.filter((problem) => problem.code !== "lots_differ");
  if (problems.length === 0) return null;
  return (
    <ul className="space-y-1 text-small text-clay">
      {problems.map((problem) => {
        const { beforeCents, nowCents, ...values } = problem.values;
        const prices =
          beforeCents === undefined
            ? {}
            : { before: money(Number(beforeCents), language, currency), now: money(Number(nowCents), language, currency) };
        return (
          <li key={problem.code}>
            {t(`problem.${problem.code}` as MessageKey, {
              ...values,
              ...prices,
              unit: unitWord(line, language, Number(values.available ?? 2)),
            })}
          </li>
        );
      })}
    </ul>
  );
}

const recipientWords = labelsOf({
  name: "recipient.name",
  email: "recipient.email",
  message: "recipient.message",
});

function Recipient({ line, faults }: { line: BagLine; faults: FormFaults | null }) {
  const t = useText();
  const { recipient } = line;
  return (
    <ShopForm
      intent={`recipient-${line.lineId}`}
      words={recipientWords}
      faults={faults}
      submit={t("recipient.save")}
      working={t("recipient.save")}
      look="quiet"
      className="grid max-w-md gap-3 border border-joint p-4"
    >
      <input type="hidden" name="lineId" value={line.lineId} />
      <TextField name="name" maxLength={80} value={recipient?.name} />
      <TextField name="email" type="email" maxLength={254} value={recipient?.email} />
      <TextField name="message" required={false} maxLength={400} value={recipient?.message} />
    </ShopForm>
  );
}
