import type { BagLine } from "@azulejo/contract/areas/webshoppingbag.ts";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { UpdateButton } from "./update-button.tsx";

interface Answer {
  messages?: string[];
}

/** Quantity of a line. A refusal shows under the field, which then returns to the line's quantity. */
export function LineQuantity({ line, language }: { line: BagLine; language: Language }) {
  const t = useText();
  const address = useAddress();
  const fetcher = useFetcher<Answer>();
  const field = useRef<HTMLInputElement>(null);
  const refused = fetcher.state === "idle" && fetcher.data?.messages ? fetcher.data.messages.join(" ") : null;
  const unit = (count: number) => textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count });
  const errorId = `quantity-${line.lineId}-error`;
  useEffect(() => {
    if (fetcher.data?.messages && field.current) field.current.value = String(line.quantity);
  }, [fetcher.data, line.quantity]);
  return (
    <fetcher.Form
      method="post"
      action={address("shoppingbag")}
      noValidate
      onChange={(event) => void fetcher.submit(event.currentTarget)}
      className="max-w-xs"
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <label className="block text-small">
        {t("product.quantity", { unit: unit(2) })}
        <input
          ref={field}
          type="number"
          name="quantity"
          min="1"
          step="1"
          required
          inputMode="numeric"
          defaultValue={line.quantity}
          key={line.quantity}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? errorId : undefined}
          className={`tabular block min-h-11 w-24 border bg-paper px-2 text-ink ${refused ? "border-clay" : "border-ink-soft"}`}
        />
      </label>
      <UpdateButton />
      <p id={errorId} role="alert" className="text-small text-clay">
        {refused && `${refused} ${t("bag.quantityStays", { quantity: line.quantity, unit: unit(line.quantity) })}`}
      </p>
    </fetcher.Form>
  );
}
