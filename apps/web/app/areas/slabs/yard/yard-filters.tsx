import type { SlabList } from "@azulejo/contract/areas/slabs.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { useNumberWords } from "../../../form/number-words.ts";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { NeededSize } from "../needed-size.ts";
import { wholeInches, type YardChoices, type YardFigure, yardLimits } from "../slab-address.ts";
import { SizeBox } from "./size-box.tsx";

interface Props {
  list: SlabList;
  choices: YardChoices;
  yards: { code: string; name: string }[];
  /** The size that the visitor needs. */
  needed: NeededSize | null;
  onNeeded(size: NeededSize): void;
}

const input = "w-full min-h-11 border border-ink-soft bg-paper px-3 text-base tabular-nums";
const sorts = ["newest", "price_asc", "price_desc", "largest"] as const;

/** The filters of a slab yard: a plain form, which applies each choice immediately once its script has loaded. */
export function YardFilters({ list, choices, yards, needed, onNeeded }: Props) {
  const t = useText();
  const language = useLanguage();
  const submit = useSubmit();
  const navigate = useNavigate();
  const address = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => submit(withoutBlanks(changed));
  const openYard = (yard: string) => navigate(address(`slabs/store/${yard}`));
  useEarlyChoices(form, (changed) => {
    const { value: yard } = changed.elements.namedItem("yard") as HTMLSelectElement;
    return yard === list.store ? apply(changed) : openYard(yard);
  });
  const wordsOf = useNumberWords();
  const said = (...names: YardFigure[]) => {
    const words = names.flatMap((name) => {
      const wrong = choices.wrong[name];
      return wrong ? [wordsOf(wrong.fault, yardLimits[name], name === "w" || name === "h" ? "length" : "number")] : [];
    });
    return words.length === 0 ? null : (
      <p id={`wrong-${names[0]}`} role="alert" className="mt-2 text-clay text-small">
        {[...new Set(words)].join(" ")}
      </p>
    );
  };
  const number = (name: YardFigure, value: number | undefined, label: string) => (
    <label className="block">
      <span className="sr-only">{label}</span>
      <input
        key={value}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={choices.wrong[name]?.typed ?? value}
        placeholder={label}
        aria-invalid={choices.wrong[name] ? true : undefined}
        className={input}
      />
    </label>
  );
  return (
    <details ref={openWhereNeeded} className="filters border-joint border-b md:border-r md:border-b-0">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 md:hidden">{t("yard.filters")}</summary>
      <form
        ref={form}
        method="get"
        className="grid content-start gap-6 px-4 py-6 md:pl-14"
        onChange={({ target, currentTarget }) => {
          const field = target as unknown as HTMLInputElement;
          if (field.name === "yard") void openYard(field.value);
          else if (field.type === "checkbox" || field.name === "sort") void apply(currentTarget);
        }}
      >
        {choices.items.map((itemNo) => (
          <input key={itemNo} type="hidden" name="items" value={itemNo} />
        ))}
        <div className="grid gap-2">
          <Select key={list.store} name="yard" aria-label={t("yard.store")} defaultValue={list.store}>
            {yards.map((yard) => (
              <option key={yard.code} value={yard.code}>
                {yard.name}
              </option>
            ))}
          </Select>
          <Select name="sort" aria-label={t("yard.sort")} defaultValue={choices.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`yard.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </div>
        <fieldset>
          <legend className="mb-2 font-medium text-small">{t("yard.size")}</legend>
          <NeededBox list={list} needed={needed} form={form} onNeeded={onNeeded} apply={apply} />
          <div className="grid grid-cols-2 gap-2">
            {number("w", choices.width ?? needed?.width, t("yard.width"))}
            {number("h", choices.height ?? needed?.height, t("yard.height"))}
          </div>
          {said("w", "h")}
        </fieldset>
        {list.facets
          .filter((facet) => facet.values.length > 1 || facet.values.some((value) => value.selected))
          .map((facet) => (
            <fieldset key={facet.key}>
              <legend className="mb-1 font-medium text-small">{facet.label}</legend>
              {facet.values.map((value) => (
                <label key={value.value} className="flex min-h-8 items-center gap-2.5 text-small">
                  <input
                    key={String(value.selected)}
                    type="checkbox"
                    name={facet.key}
                    value={value.value}
                    defaultChecked={value.selected}
                    className="check-box size-6"
                  />
                  <span>{value.label}</span>
                  <span className="ml-auto text-ink-soft tabular-nums">{value.count}</span>
                </label>
              ))}
            </fieldset>
          ))}
        {list.price && (
          <fieldset>
            <legend className="mb-2 flex w-full justify-between gap-2 text-small">
              <span className="font-medium">{t("yard.price")}</span>
              <span className="text-ink-soft tabular-nums">
                {t("yard.priceRange", { from: money(list.price.from, language), to: money(list.price.to, language) })}
              </span>
            </legend>
            <div className="grid grid-cols-2 gap-2">
              {number("from", choices.from, t("yard.from"))}
              {number("to", choices.to, t("yard.to"))}
            </div>
            {said("from", "to")}
          </fieldset>
        )}
        <div>
          {(["free", "pair"] as const).map((name) => (
            <label key={name} className="flex min-h-8 items-center gap-2.5 py-1 text-small">
              <input
                key={String(choices[name])}
                type="checkbox"
                name={name}
                value="1"
                defaultChecked={choices[name]}
                className="check-box size-6"
              />
              <span>{t(`yard.${name}`)}</span>
            </label>
          ))}
        </div>
        <Button>{t("yard.show")}</Button>
      </form>
    </details>
  );
}

interface BoxProps extends Pick<Props, "list" | "needed" | "onNeeded"> {
  form: { readonly current: HTMLFormElement | null };
  apply(form: HTMLFormElement): void;
}

/** The size as a box to drag, which fills in the fields below and applies the filter when released. */
function NeededBox({ list, needed, form, onNeeded, apply }: BoxProps) {
  const [dragged, setDragged] = useState<NeededSize | null>(null);
  const slabs = list.bundles.flatMap((bundle) => bundle.slabs);
  if (slabs.length === 0) return null;
  const largest = {
    width: Math.max(...slabs.map(({ widthMm }) => wholeInches(widthMm))),
    height: Math.max(...slabs.map(({ heightMm }) => wholeInches(heightMm))),
  };
  const show = (size: NeededSize) => {
    setDragged(size);
    for (const [name, value] of [["w", size.width] as const, ["h", size.height] as const]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(value);
    }
  };
  return (
    <SizeBox
      largest={largest}
      size={dragged ?? needed}
      onSize={show}
      onDone={(size) => {
        onNeeded(size);
        setDragged(null);
        if (form.current) apply(form.current);
      }}
    />
  );
}

/** On a wide page the filters are always visible; an older browser can do that only with an open `details` element. */
function openWhereNeeded(details: HTMLDetailsElement | null): void {
  if (details && !CSS.supports("selector(::details-content)") && matchMedia("(min-width: 48rem)").matches) details.open = true;
}

/** Removes empty fields from the address. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return new URLSearchParams(
    entries
      .filter(([name, value]) => value !== "" && name !== "yard" && !(name === "sort" && value === "newest"))
      .map((entry) => [...entry]),
  );
}
