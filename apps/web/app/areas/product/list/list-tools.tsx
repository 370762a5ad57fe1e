import { sortKeys } from "@azulejo/contract/vocabulary.ts";
import { Grid, Icon, Sliders, Standing } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { Fragment } from "../../../render/fragment.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";
import { type ListChoices, withChoice } from "./list-address.ts";
import type { ListData } from "./list-data.ts";

const FORM = "list-order";
/** Id of the sheet with the filters on a phone. */
export const FILTER_SHEET = "filters";

interface ListToolsProps {
  choices: ListChoices;
  parameters: URLSearchParams;
  factSorts: FactSort[];
  total: number;
  root: ShellData;
}

/** The count, filters, stock, sort order and view of a list, in one line; it stays below the phone's bar. */
export function ListTools({ choices, parameters, factSorts, total, root }: ListToolsProps) {
  const t = useText();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const chosen = Object.values(choices.filters).flat().length;
  const store = root.stores.find((one) => one.code === root.store);
  const ownNames = store ? ["sort", "page", "stock"] : ["sort", "page"];
  const others = [...parameters].filter(([name]) => !ownNames.includes(name));
  const apply = (form: HTMLFormElement | null) => submit(form);
  const order = useRef<HTMLFormElement>(null);
  useEarlyChoices(order, apply);
  return (
    <div className="list-tools">
      <h2 id="results" className="tabular font-sans text-base max-lg:sr-only">
        <span aria-live="polite">{t("list.count", { count: total })}</span>
      </h2>
      <button type="button" popoverTarget={FILTER_SHEET} className="sheet-opener list-tool gap-2 px-4 lg:hidden">
        <Icon of={Sliders} size={18} /> {t("list.filterCount", { count: chosen })}
      </button>
      {store && (
        <label className="flex min-h-11 items-center gap-3 max-lg:hidden">
          <input
            type="checkbox"
            form={FORM}
            name="stock"
            value={store.code}
            defaultChecked={choices.stock === store.code}
            key={String(choices.stock)}
            onChange={(event) => void apply(event.currentTarget.form)}
            className="check-box"
          />
          {t("list.inStockAt", { store: store.name })}
        </label>
      )}
      <form
        ref={order}
        id={FORM}
        method="get"
        action={pathname}
        onChange={(event) => void apply(event.currentTarget)}
        className="list-tool lg:ml-auto lg:gap-2 lg:border-0"
      >
        {others.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="sort" className="max-lg:sr-only">
          {t("list.sort")}
        </label>
        <Fragment key={choices.sort} of={() => ["sort", root.language, choices.sort, JSON.stringify(factSorts)]}>
          {() => (
            <Select id="sort" name="sort" defaultValue={choices.sort} bare className="h-full font-medium max-lg:w-full">
              {sortKeys.map((key) => (
                <option key={key} value={key}>
                  {t(`sort.${key}` as MessageKey)}
                </option>
              ))}
              {factSorts.map((one) => (
                <FactSortOptions key={one.fact} of={one} />
              ))}
            </Select>
          )}
        </Fragment>
        <noscript>
          <button type="submit" className="min-h-11 underline">
            {t("list.apply")}
          </button>
        </noscript>
      </form>
      {(["wall", "grid"] as const).map((view) => (
        <a
          key={view}
          href={withChoice(parameters, "view", view === "wall" ? null : view)}
          aria-current={choices.view === view ? "true" : undefined}
          title={t(`list.${view}`)}
          className={`list-tool list-view ${choices.view === view ? "bg-ink text-wall" : ""}`}
        >
          <Icon of={view === "wall" ? Grid : Standing} />
          <span className="sr-only">{t(`list.${view}`)}</span>
        </a>
      ))}
    </div>
  );
}

type FactSort = ListData["list"]["factSorts"][number];

/** The orders by a supplier's own fact: numbers from both ends, choices as they are defined. */
function FactSortOptions({ of: { fact, label, isMeasured } }: { of: FactSort }) {
  const t = useText();
  if (!isMeasured) return <option value={`fact.${fact}`}>{label}</option>;
  return (
    <>
      <option value={`fact.${fact}`}>{t("list.sortUp", { fact: label })}</option>
      <option value={`fact.${fact}.desc`}>{t("list.sortDown", { fact: label })}</option>
    </>
  );
}
