import type { GalleryFacet } from "@azulejo/contract/areas/gallery.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Form, Link, useSubmit } from "react-router";
import { useText } from "../../i18n/text.ts";
import { type GalleryChoices, isFiltered } from "./gallery-address.ts";

interface Props {
  facets: readonly GalleryFacet[];
  choices: GalleryChoices;
  total: number;
}

/** Look, color and material: a plain form, which applies each choice immediately once its script has loaded. */
export function GalleryFilters({ facets, choices, total }: Props) {
  const t = useText();
  const submit = useSubmit();
  const shown = facets.filter((facet) => facet.key !== "room" && facet.values.length > 0);
  return (
    <Form
      method="get"
      preventScrollReset
      className="gallery-filters border-joint border-b px-4 text-small md:px-14"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
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
          <fieldset>
            <legend className="sr-only">{facet.label}</legend>
            {facet.values.map(({ value, label, count, selected }) => (
              <label key={value} className="flex min-h-9 items-center gap-2.5">
                <input
                  key={String(selected)}
                  type="checkbox"
                  name={facet.key}
                  value={value}
                  defaultChecked={selected}
                  className="size-5 accent-glaze"
                />
                <span>{label}</span>
                <span className="ml-auto pl-4 text-ink-soft tabular-nums">{count}</span>
              </label>
            ))}
            <Button className="no-script">{t("gallery.show")}</Button>
          </fieldset>
        </details>
      ))}
      {isFiltered(choices) && (
        <Link to="?" preventScrollReset className="inline-flex min-h-11 items-center">
          {t("gallery.reset")}
        </Link>
      )}
      <p className="ml-auto text-ink-soft tabular-nums" aria-live="polite">
        {t("gallery.count", { count: total })}
      </p>
    </Form>
  );
}
