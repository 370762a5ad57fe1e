import type { GalleryFacet } from "@azulejo/contract/areas/gallery.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Swatches } from "@azulejo/ui/swatches.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { useText } from "../../i18n/text.ts";
import { type GalleryChoices, isFiltered } from "../../routing/gallery-address.ts";

interface Props {
  facets: readonly GalleryFacet[];
  /** Addresses of pictures by color family. */
  colors: Record<string, string>;
  choices: GalleryChoices;
  total: number;
}

/** Look, color and material: a plain form, which applies each choice immediately once its script has loaded. */
export function GalleryFilters({ facets, colors, choices, total }: Props) {
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
      {shown.map((facet) => (
        <details key={facet.key} name="gallery-filter" className="gallery-facet">
          <summary>
            {facet.label}
            {choices[facet.key].length > 0 && <span className="tabular-nums"> ({choices[facet.key].length})</span>}
          </summary>
          <div className="gallery-drop">
            {facet.key === "color" ? <ColorValues facet={facet} colors={colors} /> : <Values facet={facet} />}
          </div>
        </details>
      ))}
      <Button className="no-script">{t("gallery.show")}</Button>
      {isFiltered(choices) && (
        <a href="?" className="inline-flex min-h-11 items-center">
          {t("gallery.reset")}
        </a>
      )}
      <p className="ml-auto text-ink-soft tabular-nums" aria-live="polite">
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

function ColorValues({ facet: { key, label, values }, colors }: { facet: GalleryFacet; colors: Record<string, string> }) {
  const chosen = values.filter((value) => value.selected).map((value) => value.value);
  return (
    <Swatches
      key={chosen.join()}
      name={key}
      kind="checkbox"
      legend={label}
      hidesLegend
      defaultValue={chosen}
      isLabeled
      choices={values.map(({ value, label: words, count }) => {
        const address = colors[value];
        return { value, label: words, count, picture: address && <img src={address} alt="" loading="lazy" /> };
      })}
    />
  );
}
