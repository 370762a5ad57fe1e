import type { product, ValueOf } from "@azulejo/contract";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useEarlyChoices } from "../../../../form/use-early-choices.ts";
import { useText } from "../../../../i18n/text.ts";
import type { ShellData } from "../../../../shell/shell-data.ts";
import { type ListChoices, withoutFilters } from "../list-address.ts";
import { FILTER_SHEET } from "../list-tools.tsx";
import { AppliedFilters, type Chip } from "./applied-filters.tsx";
import { compactForm } from "./compact-form.ts";
import { FacetGroup } from "./facet-group.tsx";
import { PriceRange } from "./price-range.tsx";
import type { VisibleFacet } from "./visible-values.ts";

type List = Pick<ValueOf<typeof product.list>, "price" | "total">;

/** Facets that come first; the others follow in their usual order. */
const FIRST = ["color", "look", "shape", "size", "finish"];
const place = ({ key }: { key: string }): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

interface Props {
  list: List;
  facets: VisibleFacet[];
  /** Number of products in the unfiltered list. */
  total: number;
  choices: ListChoices;
  /** Filters of the list besides facets. */
  chips: Chip[];
  parameters: URLSearchParams;
  /** Addresses of pictures by facet value. */
  pictures: Record<string, string>;
  root: ShellData;
}

/**
 * The filters as a plain form: with scripts every checkbox applies at once, without scripts the button does. A column beside the products;
 * on a phone a sheet over the page, which uses the browser's popover.
 */
export function FilterPanel({ list, facets, total, choices, chips, parameters, pictures, root }: Props) {
  const t = useText();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const apply = (form: HTMLFormElement) => submit(compactForm(form));
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, apply);
  return (
    <aside id={FILTER_SHEET} popover="auto" aria-label={t("list.filters")} className="sheet">
      <div className="sheet-head lg:hidden">
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          aria-label={t("list.close")}
          className="grid size-12 place-items-center"
        >
          <Icon of={Close} size={22} />
        </button>
        <h2 className="grow text-head">{t("list.filters")}</h2>
        <span className="tabular text-small text-ink-soft">{t("list.ofAll", { count: total })}</span>
      </div>
      <div className="lg:hidden">
        <AppliedFilters facets={facets} others={chips} parameters={parameters} />
        <button type="button" popoverTarget={FILTER_SHEET} popoverTargetAction="hide" className="compare-pick">
          {t("compare.pick")}
        </button>
      </div>
      <form
        method="get"
        action={pathname}
        onSubmit={(event) => {
          event.preventDefault();
          void apply(event.currentTarget);
        }}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLInputElement && target.type === "checkbox") void apply(currentTarget);
        }}
        ref={form}
        className="filter-form"
      >
        {choices.query && <input type="hidden" name="q" value={choices.query} />}
        {chips.map(({ key, value }) =>
          key === "stock" && value === root.store ? null : <input key={key} type="hidden" name={key} value={value} />,
        )}
        {choices.sort !== "relevance" && <input type="hidden" name="sort" value={choices.sort} />}
        {choices.view !== "wall" && <input type="hidden" name="view" value={choices.view} />}
        {root.store && (
          <label className="flex min-h-11 items-center gap-3 border-b border-joint text-small lg:hidden">
            <input
              type="checkbox"
              name="stock"
              value={root.store}
              defaultChecked={choices.stock === root.store}
              key={String(choices.stock)}
              className="check-box"
            />
            {t("list.inStockAt", { store: root.stores.find((one) => one.code === root.store)?.name ?? "" })}
          </label>
        )}
        {[...facets]
          .sort((a, b) => place(a) - place(b))
          .map((facet) => (
            <FacetGroup key={facet.key + (facet.fact ?? "")} facet={facet} parameters={parameters} pictures={pictures} />
          ))}
        {list.price && <PriceRange price={list.price} chosen={choices} />}
        <noscript>
          <button type="submit" className={buttonClass("primary", "mt-4 w-full")}>
            {t("list.apply")}
          </button>
        </noscript>
      </form>
      <div className="sheet-foot lg:hidden">
        <a href={withoutFilters(parameters)} className={buttonClass("quiet", "min-h-13 px-4")}>
          {t("list.clear")}
        </a>
        <Button type="button" popoverTarget={FILTER_SHEET} popoverTargetAction="hide" className="min-h-13 grow">
          {t("list.show", { count: list.total })}
        </Button>
      </div>
    </aside>
  );
}
