import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useFetcher } from "react-router";
import { squareFeet, squareMetres } from "../../../i18n/formats.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { PriceFacts } from "../price-facts.tsx";
import { Calculator } from "./calculator.tsx";
import type { DetailData } from "./detail-data.ts";
import { StockFacts } from "./stock-facts.tsx";

interface Props {
  detail: DetailData["detail"];
  availability: DetailData["availability"];
  root: ShellData;
}

const MAX = 9999;

/** Price, calculator, stock with dates, quantity and delivery method. */
export function BuyBox({ detail, availability, root }: Props) {
  const address = useAddress();
  const t = useText();
  const { language } = root;
  const { selected } = detail;
  const [quantity, setQuantity] = useState(1);
  const fetcher = useFetcher<{ added?: boolean; messages?: string[] }>();
  const unit = (count: number) => textOr(language, `unit.${selected.sellUnit}`, selected.sellUnit, { count });
  const ways = (availability?.options ?? []).map((option) => option.fulfilment);
  return (
    <section aria-label={t("product.buy")} className="mt-8 space-y-5 border-t border-joint pt-6">
      {selected.price ? <PriceFacts price={selected.price} sellUnit={selected.sellUnit} large /> : <p>{t("price.hidden")}</p>}
      {selected.areaPerUnit && (
        <p className="tabular text-small text-ink-soft">
          {t("product.covers", {
            feet: squareFeet(selected.areaPerUnit, language),
            metres: squareMetres(selected.areaPerUnit, language),
            unit: unit(1),
          })}
        </p>
      )}
      <Calculator selected={selected} language={language} onUnits={(units) => setQuantity(Math.min(MAX, units))} />
      <StockFacts availability={availability} root={root} />
      <fetcher.Form method="post" action={address("shoppingbag")} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="itemNo" value={selected.itemNo} />
        {root.store && <input type="hidden" name="store" value={root.store} />}
        <label className="text-small">
          {t("product.quantity", { unit: unit(2) })}
          <input
            type="number"
            name="quantity"
            min="1"
            max={MAX}
            step="1"
            inputMode="numeric"
            value={quantity}
            onChange={(event) => setQuantity(Number(event.target.value))}
            className="tabular block min-h-11 w-28 border border-ink-soft bg-paper px-2 text-ink"
          />
        </label>
        {ways.length > 1 && (
          <label className="text-small">
            {t("product.way")}
            <select name="fulfilmentType" defaultValue="DLVR" className="block min-h-11 border border-ink-soft bg-paper px-2 text-ink">
              {ways.map((way) => (
                <option key={way} value={way}>
                  {textOr(language, `fulfilment.${way}`, way)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {t("product.add")}
        </Button>
      </fetcher.Form>
      <p role="status" className="text-moss">
        {fetcher.state === "idle" && fetcher.data?.added && (
          <>
            {t("list.added")} <a href={address("shoppingbag")}>{t("product.toBag")}</a>
          </>
        )}
      </p>
      {fetcher.data?.messages && (
        <p role="alert" className="text-clay">
          {fetcher.data.messages.join(" ")}
        </p>
      )}
      {detail.product.sampleItemNo && !detail.sample && (
        <fetcher.Form method="post" action={address("shoppingbag")}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="itemNo" value={detail.product.sampleItemNo} />
          <input type="hidden" name="quantity" value="1" />
          <input type="hidden" name="fulfilmentType" value="DLVR" />
          <Button type="submit" look="quiet">
            {t("list.addSample")}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
