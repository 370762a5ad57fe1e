import type { product, ValueOf } from "@azulejo/contract";
import type { FacetKey } from "@azulejo/contract/vocabulary.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Form, useSubmit } from "react-router";
import { useText } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { compactForm } from "./compact-form.ts";
import type { ListChoices } from "./list-address.ts";
import { PriceRange } from "./price-range.tsx";

type List = ValueOf<typeof product.list>;
const OPEN_FACETS: FacetKey[] = ["look", "material", "color", "size"];
const SHEET = "filters";

interface Props {
  list: List;
  choices: ListChoices;
  root: ShellData;
}

/**
 * A plain form: with scripts every checkbox applies at once, without them the button does. A column beside the wall; on a
 * phone a sheet over the page, using the platform's popover.
 */
export function FilterPanel({ list, choices, root }: Props) {
  const t = useText();
  const submit = useSubmit();
  const chosen = Object.values(choices.filters).flat().length;
  const apply = (form: HTMLFormElement) => void submit(compactForm(form), { preventScrollReset: true });
  return (
    <div className="border-t border-joint">
      <button type="button" popoverTarget={SHEET} className="sheet-opener min-h-12 w-full px-4 text-left font-medium lg:hidden">
        {t("list.filterCount", { count: chosen })}
      </button>
      <aside id={SHEET} popover="auto" aria-label={t("list.filters")} className="sheet lg:sticky lg:top-28">
        <Form
          method="get"
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault();
            apply(event.currentTarget);
          }}
          onChange={(event) => {
            const { target, currentTarget } = event;
            if (target instanceof HTMLInputElement && target.type === "checkbox") apply(currentTarget);
          }}
          className="px-4 pb-4 lg:px-6"
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
            <FacetGroup key={facet.key} facet={facet} />
          ))}
          {list.price && <PriceRange price={list.price} chosen={choices.price} />}
          <noscript>
            <button type="submit" className={buttonClass("primary", "mt-4 w-full")}>
              {t("list.apply")}
            </button>
          </noscript>
        </Form>
        <div className="sticky bottom-0 border-t border-joint bg-wall p-4 lg:hidden">
          <Button type="button" popoverTarget={SHEET} popoverTargetAction="hide" className="w-full">
            {t("list.show", { count: list.total })}
          </Button>
        </div>
      </aside>
    </div>
  );
}

function FacetGroup({ facet }: { facet: List["facets"][number] }) {
  return (
    <details open={OPEN_FACETS.includes(facet.key) || facet.values.some((value) => value.selected)} className="border-b border-joint py-2">
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
  );
}
