import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { Swatches } from "@azulejo/ui/swatches.tsx";
import { useEffect, useMemo, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useText } from "../../../../i18n/text.ts";
import { Fragment } from "../../../../render/fragment.tsx";
import { withChoice } from "../list-address.ts";
import type { ListData } from "../list-data.ts";
import { foldText } from "./fold-text.ts";
import { ShapeDrawing } from "./shape-drawing.tsx";
import { SizeOutline } from "./size-outline.tsx";
import type { VisibleFacet } from "./visible-values.ts";

/** A list with at least this many values has a search field. */
const LONG = 14;
/** Maximum number of values side by side. */
const MAX_SEGMENTS = 4;
const OPEN: readonly string[] = ["color", "look", "size", "shape", "finish"];
/** The facet whose values are shown as swatches. */
const PICTURED = "color";
const segmented: readonly string[] = ["finish", "variation", "thickness"];

interface Props {
  facet: VisibleFacet;
  parameters: URLSearchParams;
  /** Addresses of pictures by value. */
  pictures: Record<string, string>;
}

/** A facet of a list as checkboxes: with swatches, drawn shapes, outlines of sizes, or else words. */
export function FacetGroup({ facet, parameters, pictures }: Props) {
  const { key, label, values, chosen, hidden, total } = facet;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a landing page's pictures are larger, and choosing a value shouldn't load others
  const known = useMemo(() => pictures, [pathname]);
  const props = { name: key, label, values, chosen, pictures: key === PICTURED ? known : {} };
  return (
    <Disclosure title={label} note={hidden > 0 ? total : undefined} open={OPEN.includes(key) || chosen.length > 0}>
      {/* Checkboxes are uncontrolled; the key replaces them when the address changes. */}
      <Fragment key={chosen.join()} of={() => ["values", props]}>
        {() => <Values {...props} />}
      </Fragment>
      {hidden > 0 && <MoreValues facet={facet} parameters={parameters} />}
    </Disclosure>
  );
}

/** Less common values. They load when requested; without scripts, with the whole page. */
function MoreValues({ facet: { key, fact, label, values, total, hidden }, parameters }: Omit<Props, "pictures">) {
  const t = useText();
  const { load, data: list } = useFetcher<ListData>();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const address = withChoice(parameters, "all", key);
  useEffect(() => {
    if (isOpen) void load(pathname + address);
  }, [isOpen, pathname, address, load]);
  const all = list?.facets.find((facet) => facet.key === key && facet.fact === fact)?.values;
  if (!isOpen || !all) {
    return (
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        aria-busy={isOpen || undefined}
        className="value-more"
      >
        {t("list.moreValues", { count: hidden })}
      </a>
    );
  }
  const shown = new Set(values.map((value) => value.value));
  const rest = all.filter((value) => !shown.has(value.value));
  const props = { name: key, label, values: rest, chosen: [], pictures: list?.looks.pictures ?? {} };
  return total >= LONG ? <SearchedValues key={address} {...props} /> : <Values key={address} {...props} />;
}

interface ValuesProps extends Pick<VisibleFacet, "label" | "values" | "chosen"> {
  name: string;
  pictures: Record<string, string>;
}

function SearchedValues({ values, ...props }: ValuesProps) {
  const t = useText();
  const [query, setQuery] = useState("");
  const words = foldText(query);
  return (
    <>
      <input
        type="search"
        aria-label={t("list.findValue", { facet: props.label })}
        placeholder={t("list.findValue", { facet: props.label })}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className="mb-2 min-h-11 w-full border border-ink-soft bg-paper px-3 text-base text-ink noscript:hidden"
      />
      <Values {...props} values={values.filter((value) => foldText(value.label).includes(words))} />
    </>
  );
}

function Values({ name, label, values, chosen, pictures }: ValuesProps) {
  const group = { name, legend: label, hidesLegend: true, kind: "checkbox", defaultValue: chosen } as const;
  if (name === PICTURED) {
    const choices = values.map(({ value, label: words, count }) => ({ value, label: words, count, picture: picture(pictures[value]) }));
    return <Swatches {...group} choices={choices} isLabeled className="pb-2" />;
  }
  if (name === "shape") {
    return (
      <ul className="shape-tiles">
        {values.map((value) => (
          <li key={value.value}>
            <label>
              <input type="checkbox" name={name} value={value.value} defaultChecked={chosen.includes(value.value)} />
              <ShapeDrawing shape={value.value} />
              {value.label}
              <span>{value.count}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  }
  if (segmented.includes(name) && values.length <= MAX_SEGMENTS) {
    return <Segments {...group} choices={values.map(({ value, label: words }) => ({ value, label: words }))} className="pb-3 pt-1" />;
  }
  return (
    <ul className="check-list value-list">
      {values.map((value) => (
        <li key={value.value}>
          <label>
            <input type="checkbox" name={name} value={value.value} defaultChecked={chosen.includes(value.value)} />
            {name === "size" && <span className="value-size">{value.outline && <SizeOutline outline={value.outline} />}</span>}
            <span>{value.label}</span>
            <span>{value.count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const picture = (address: string | undefined) => address && <img src={address} alt="" width={120} height={60} loading="lazy" />;
