import type { product, ValueOf } from "@azulejo/contract";
import type { FacetKey } from "@azulejo/contract/vocabulary.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { Form, useSubmit } from "react-router";
import { useText } from "../../../i18n/text.ts";
import type { RootData } from "../../../root.tsx";
import type { ListChoices } from "./list-address.ts";

type List = ValueOf<typeof product.list>;
const OPEN_FACETS: FacetKey[] = ["look", "material", "colour", "size"];

interface Props {
  list: List;
  choices: ListChoices;
  root: RootData;
}

/** A plain form: with scripts every tick is applied at once, without them by its button. On a phone it folds away. */
export function FilterPanel({ list, choices, root }: Props) {
  const t = useText();
  const submit = useSubmit();
  const chosen = Object.values(choices.filters).flat().length;
  return (
    <aside aria-label={t("list.filters")} className="border-t border-joint">
      <details className="fold lg:hidden">
        <summary className="min-h-11 px-4 py-3">{t("list.filterCount", { count: chosen })}</summary>
      </details>
      <Form
        method="get"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="max-h-96 overflow-auto px-4 pb-4 lg:sticky lg:top-28 lg:max-h-[calc(100vh-8rem)] lg:px-6"
      >
        {choices.query && <input type="hidden" name="q" value={choices.query} />}
        {choices.sort !== "relevance" && <input type="hidden" name="sort" value={choices.sort} />}
        {choices.view !== "wall" && <input type="hidden" name="view" value={choices.view} />}
        {root.store && (
          <label className="flex min-h-11 items-center gap-3 border-b border-joint text-small">
            <input
              type="checkbox"
              name="stock"
              value={root.store}
              defaultChecked={choices.stock === root.store}
              key={String(choices.stock)}
              className="size-5 accent-glaze"
            />
            {t("list.inStockAt", { store: root.stores.find((one) => one.code === root.store)?.name ?? "" })}
          </label>
        )}
        {list.facets.map((facet) => (
          <details
            key={facet.key}
            open={OPEN_FACETS.includes(facet.key) || facet.values.some((value) => value.selected)}
            className="border-b border-joint py-2"
          >
            <summary className="min-h-8 py-1 text-small font-medium">{facet.label}</summary>
            <ul className="max-h-64 overflow-auto pb-2">
              {facet.values.map((value) => (
                <li key={value.value}>
                  <label className="flex min-h-8 items-center gap-3 text-small">
                    <input
                      type="checkbox"
                      name={facet.key}
                      value={value.value}
                      defaultChecked={value.selected}
                      key={`${value.value}${value.selected}`}
                      className="size-5 shrink-0 accent-glaze"
                    />
                    <span className="grow">{value.label}</span>
                    <span className="tabular text-ink-soft">{value.count}</span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {list.price && (
          <fieldset className="border-b border-joint py-3">
            <legend className="float-left mb-2 w-full text-small font-medium">{t("list.price")}</legend>
            <div className="clear-both flex items-center gap-2">
              <PriceField
                name="from"
                label={t("list.priceFrom")}
                cents={choices.price.fromCents}
                hint={Math.floor(list.price.lowestCents / 100)}
              />
              <PriceField
                name="to"
                label={t("list.priceTo")}
                cents={choices.price.toCents}
                hint={Math.ceil(list.price.highestCents / 100)}
              />
            </div>
          </fieldset>
        )}
        <noscript>
          <button type="submit" className={buttonClass("primary", "mt-4 w-full")}>
            {t("list.apply")}
          </button>
        </noscript>
      </Form>
    </aside>
  );
}

function PriceField({ name, label, cents, hint }: { name: string; label: string; cents: number | undefined; hint: number }) {
  return (
    <label className="grow text-small">
      <span className="sr-only">{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={cents === undefined ? "" : cents / 100}
        placeholder={`${label} ${hint}`}
        className="tabular min-h-11 w-full border border-ink-soft bg-paper px-2 text-ink"
      />
    </label>
  );
}
