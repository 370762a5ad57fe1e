import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../../../i18n/text.ts";
import { withChoice, withoutFilters } from "../list-address.ts";
import type { VisibleFacet } from "./visible-values.ts";

/** An applied filter that can be removed. */
export interface Chip {
  /** Its parameter in the address. */
  key: string;
  value: string;
  label: string;
}

interface Props {
  facets: VisibleFacet[];
  /** Filters of the list besides facets. */
  others: Chip[];
  parameters: URLSearchParams;
  /** If there are several filters, a link at the end removes all. */
  clearable?: boolean;
}

/** The applied filters, each with a link to remove it. */
export function AppliedFilters({ facets, others, parameters, clearable = false }: Props) {
  const t = useText();
  const ofFacets = facets.flatMap(({ key, values, chosen }) =>
    values.filter(({ value }) => chosen.includes(value)).map((value) => ({ key: key as string, ...value })),
  );
  const chips = [...ofFacets, ...others];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("list.applied")} className="flex flex-wrap gap-2 px-4 py-3 text-small">
      {chips.map((chip) => (
        <li key={`${chip.key}${chip.value}`}>
          <a
            href={withChoice(parameters, chip.key, null, chip.value)}
            className="inline-flex min-h-8 items-center gap-2 border border-ink-soft bg-paper px-2.5 no-underline hover:border-ink"
          >
            {chip.label} <Icon of={Close} size={14} />
            <span className="sr-only">{t("list.removeFilter")}</span>
          </a>
        </li>
      ))}
      {clearable && chips.length > 1 && (
        <li>
          <a href={withoutFilters(parameters)} className="inline-flex min-h-8 items-center px-1">
            {t("list.clear")}
          </a>
        </li>
      )}
    </ul>
  );
}
