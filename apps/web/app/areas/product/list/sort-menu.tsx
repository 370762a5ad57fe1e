import { sortKeys } from "@azulejo/contract/vocabulary.ts";
import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { type ListChoices, withChoice } from "./list-address.ts";

export function SortMenu({ choices }: { choices: ListChoices }) {
  const t = useText();
  const submit = useSubmit();
  const [parameters] = useSearchParams();
  const others = [...parameters].filter(([name]) => !["sort", "page"].includes(name));
  return (
    <div className="flex flex-wrap items-center gap-4 text-small">
      <Form
        method="get"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="flex items-center gap-2"
      >
        {others.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="sort">{t("list.sort")}</label>
        <select
          id="sort"
          name="sort"
          defaultValue={choices.sort}
          key={choices.sort}
          className="min-h-11 border border-ink-soft bg-paper px-2 text-ink"
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {t(`sort.${key}` as MessageKey)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="min-h-11 underline">
            {t("list.apply")}
          </button>
        </noscript>
      </Form>
      <p className="flex gap-3">
        {(["wall", "grid"] as const).map((view) => (
          <Link
            key={view}
            to={withChoice(parameters, "view", view === "wall" ? null : view)}
            preventScrollReset
            aria-current={choices.view === view ? "true" : undefined}
            className={`inline-flex min-h-6 items-center ${choices.view === view ? "no-underline font-medium" : ""}`}
          >
            {t(`list.${view}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}
