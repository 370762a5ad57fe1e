import type { GalleryFacet } from "@azulejo/contract/areas/gallery.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { useText } from "../../i18n/text.ts";
import { type GalleryChoices, isFiltered } from "../../routing/gallery-address.ts";

interface Props {
  facets: readonly GalleryFacet[];
  /** Addresses of pictures for looks and color families. */
  pictures: Record<"look" | "color", Record<string, string>>;
  choices: GalleryChoices;
  total: number;
}

/** Look, color and material filters: a plain form, which applies each choice immediately once its script has loaded. */
export function GalleryFilters({ facets, pictures, choices, total }: Props) {
  const t = useText();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => submit(changed);
  useEarlyChoices(form, apply);
  const shown = facets.filter((facet) => facet.key !== "room" && facet.values.length > 0);
  return (
    <form
      ref={form}
      method="get"
      className="gallery-filters border-joint border-b px-4 text-small md:px-14"
      onChange={({ currentTarget }) => void apply(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        const open = key === "Escape" && currentTarget.querySelector<HTMLDetailsElement>("details:has(:focus)[open]");
        if (!open) return;
        open.open = false;
        open.querySelector("summary")?.focus();
      }}
    >
      {choices.room.map((room) => (
        <input key={room} type="hidden" name="room" value={room} />
      ))}
      {shown.map((facet) =>
        facet.key === "look" || facet.key === "color" ? (
          <Shades key={facet.key} facet={facet} pictures={pictures[facet.key]} />
        ) : (
          <details key={facet.key} name="gallery-filter" className="gallery-facet">
            <summary>
              {facet.label}
              {choices[facet.key].length > 0 && <span className="tabular-nums"> ({choices[facet.key].length})</span>}
            </summary>
            <div className="gallery-drop">
              <Values facet={facet} />
            </div>
          </details>
        ),
      )}
      <Button className="no-script">{t("gallery.show")}</Button>
      {isFiltered(choices) && (
        <a href="?" className="inline-flex min-h-11 items-center">
          {t("gallery.reset")}
        </a>
      )}
      {/* Otherwise, the tab of all rooms already shows the total number. */}
      <p className={isFiltered(choices) ? "ml-auto text-ink-soft tabular-nums" : "sr-only"} aria-live="polite">
        {t("gallery.count", { count: total })}
      </p>
    </form>
  );
}

function Values({ facet: { key, label: legend, values } }: { facet: GalleryFacet }) {
  return (
    <fieldset className="gallery-values">
      <legend className="sr-only">{legend}</legend>
      {values.map(({ value, label, count, selected }) => (
        <label key={value}>
          <input key={String(selected)} type="checkbox" name={key} value={value} defaultChecked={selected} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How many looks are shown at first; the others are behind "more". */
const FIRST_LOOKS = 4;

/** Looks with their names, or colors, as swatches in one row. */
function Shades({ facet, pictures }: { facet: GalleryFacet; pictures: Record<string, string> }) {
  const t = useText();
  const { key, label: legend, values } = facet;
  const isLook = key === "look";
  const first = values.filter(({ selected }, index) => !isLook || index < FIRST_LOOKS || selected);
  const others = values.filter((value) => !first.includes(value));
  return (
    <fieldset className="gallery-shades">
      <legend>{legend}</legend>
      {first.map(({ value, label, selected }) => (
        <label key={value} title={label}>
          <input key={String(selected)} type="checkbox" name={key} value={value} defaultChecked={selected} className="overlay-input" />
          <span className="swatch">{pictures[value] && <img src={pictures[value]} alt="" loading="lazy" />}</span>
          <span className={isLook ? undefined : "sr-only"}>{label}</span>
        </label>
      ))}
      {others.length > 0 && (
        <details name="gallery-filter" className="gallery-facet">
          <summary>{t("gallery.moreLooks", { count: others.length })}</summary>
          <div className="gallery-drop">
            <Values facet={{ ...facet, values: others }} />
          </div>
        </details>
      )}
    </fieldset>
  );
}
