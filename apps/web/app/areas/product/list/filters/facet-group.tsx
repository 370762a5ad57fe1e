import type { Facet } from "@azulejo/contract/areas/product.ts";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { Swatches } from "@azulejo/ui/swatches.tsx";
import { useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { foldText } from "./fold-text.ts";
import { ShapeDrawing } from "./shape-drawing.tsx";
import { SizeOutline } from "./size-outline.tsx";

type Value = Facet["values"][number];

/** Values shown before "more"; those in use are always among them. */
const SHOWN = 8;
/** Three rows of drawings. */
const SHOWN_SHAPES = 9;
/** From here on a list of values can be searched. */
const LONG = 14;
/** As many words fit beside each other. */
const MOST_SEGMENTS = 4;
const OPEN: readonly string[] = ["color", "look", "size", "shape", "finish"];
const segmented: readonly string[] = ["finish", "variation", "thickness"];

interface Props {
  facet: Facet;
  /** Addresses of pictures by value. */
  pictures: Record<string, string>;
}

/** One facet of a list as checkboxes: swatches, drawn shapes, sizes with outlines, words else. */
export function FacetGroup({ facet, pictures }: Props) {
  const t = useText();
  const { key, label, values } = facet;
  const chosen = values.filter((value) => value.selected);
  const shown = key === "shape" ? SHOWN_SHAPES : SHOWN;
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, shown));
  const first = values.filter((value) => frequent.has(value) || value.selected);
  const rest = values.filter((value) => !first.includes(value));
  // Checkboxes are uncontrolled; another address brings other ones.
  const version = chosen.map((value) => value.value).join();
  return (
    <Disclosure
      title={label}
      note={values.length > shown ? values.length : undefined}
      open={OPEN.includes(key) || chosen.length > 0}
      className="border-b border-joint py-2"
    >
      <Values key={version} name={key} label={label} values={first} pictures={pictures} />
      {rest.length > 0 && (
        <details className="facet-more">
          <summary className="flex min-h-11 items-center gap-1.5 text-small font-medium text-glaze">
            <Icon of={Plus} size={18} /> {t("list.moreValues", { count: rest.length })}
          </summary>
          {values.length >= LONG ? (
            <SearchedValues key={version} name={key} label={label} values={rest} pictures={pictures} />
          ) : (
            <Values key={version} name={key} label={label} values={rest} pictures={pictures} />
          )}
        </details>
      )}
    </Disclosure>
  );
}

interface ValuesProps {
  name: string;
  label: string;
  values: Value[];
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
        className="mb-2 min-h-11 w-full border border-ink-soft bg-paper px-3 text-small text-ink noscript:hidden"
      />
      <Values {...props} values={values.filter((value) => foldText(value.label).includes(words))} />
    </>
  );
}

function Values({ name, label, values, pictures }: ValuesProps) {
  const chosen = values.filter((value) => value.selected).map((value) => value.value);
  const group = { name, legend: label, hidesLegend: true, kind: "checkbox", defaultValue: chosen } as const;
  if (name === "color") {
    const choices = values.map(({ value, label: words, count }) => ({ value, label: words, count, picture: picture(pictures[value]) }));
    return <Swatches {...group} choices={choices} isLabeled className="pb-2" />;
  }
  if (name === "shape") {
    return (
      <ul className="shape-tiles">
        {values.map((value) => (
          <li key={value.value}>
            <label>
              <input type="checkbox" name={name} value={value.value} defaultChecked={value.selected} className="sr-only" />
              <ShapeDrawing shape={value.value} />
              {value.label}
              <span className="sr-only">{value.count}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  }
  if (segmented.includes(name) && values.length <= MOST_SEGMENTS) {
    return <Segments {...group} choices={values.map(({ value, label: words }) => ({ value, label: words }))} className="pb-3 pt-1" />;
  }
  return (
    <ul className="pb-1">
      {values.map((value) => (
        <li key={value.value}>
          <label className="flex min-h-9 items-center gap-3 text-small max-lg:min-h-11 max-lg:text-base">
            <input type="checkbox" name={name} value={value.value} defaultChecked={value.selected} className="check-box" />
            {name === "size" && (
              <span className="grid w-8 shrink-0 place-items-center">{value.outline && <SizeOutline outline={value.outline} />}</span>
            )}
            <span className="grow">{value.label}</span>
            <span className="tabular text-small text-ink-soft">{value.count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const picture = (address: string | undefined) => address && <img src={address} alt="" width={120} height={60} loading="lazy" />;
