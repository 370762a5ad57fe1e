import type { product, ValueOf } from "@azulejo/contract";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { withChoice } from "./list-address.ts";

/** The applied filters, each removable. */
export function AppliedFilters({ list, parameters }: { list: ValueOf<typeof product.list>; parameters: URLSearchParams }) {
  const t = useText();
  const chips = list.facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ key: facet.key, ...value })),
  );
  if (chips.length === 0) return null;
  const cleared = new URLSearchParams([...parameters].filter(([name]) => ["q", "sort", "view"].includes(name)));
  return (
    <ul aria-label={t("list.applied")} className="flex flex-wrap gap-2 px-4 pb-4 text-small lg:px-6">
      {chips.map((chip) => (
        <li key={`${chip.key}${chip.value}`}>
          <Link
            to={withChoice(parameters, chip.key, null, chip.value)}
            preventScrollReset
            className="inline-flex min-h-8 items-center gap-2 border border-ink px-3 no-underline hover:bg-ink hover:text-wall"
          >
            {chip.label} <span aria-hidden="true">×</span>
            <span className="sr-only">{t("list.removeFilter")}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={`?${cleared}`} preventScrollReset className="inline-flex min-h-8 items-center px-1">
          {t("list.clear")}
        </Link>
      </li>
    </ul>
  );
}
