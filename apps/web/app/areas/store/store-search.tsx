import type { Place } from "@azulejo/contract/areas/store.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Icon, Pin, Search } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { radii, type StoresChoices, writePoint, writeStoresChoices } from "./store-address.ts";

interface Props {
  choices: StoresChoices;
  /** Whether a place or position is known, so that distances can be filtered. */
  hasPoint: boolean;
  types: { code: string; label: string; count: number }[];
  openCount: number;
}

const PAUSE_MS = 200;

/** Place, services, distance and "open now" filters: a plain form, which applies each choice immediately once its script has loaded. */
export function StoreSearch({ choices, hasPoint, types, openCount }: Props) {
  const t = useText();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => submit(withoutBlanks(changed, choices));
  useEarlyChoices(form, apply);
  const suggestions = usePlaces();
  const position = usePosition(choices);
  const chip = (name: string, value: string, label: string, count: number, isOn: boolean) => (
    <label key={value} className="store-chip">
      <input key={String(isOn)} type="checkbox" name={name} value={value} defaultChecked={isOn} className="sr-only" />
      <span>{label}</span>
      {count > 0 && <span className="tabular-nums opacity-75">{count}</span>}
    </label>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself
    <form
      ref={form}
      method="get"
      role="search"
      className="flex w-full min-w-0 flex-wrap items-center gap-2 sm:w-auto sm:flex-1"
      onChange={({ target, currentTarget }) => {
        const field = target as unknown as HTMLInputElement;
        if (field.type === "checkbox" || field.name === "within") void apply(currentTarget);
      }}
    >
      {choices.near && <input type="hidden" name="near" value={writePoint(choices.near)} />}
      {choices.streets && <input type="hidden" name="map" value="streets" />}
      <div className="flex min-w-40 flex-1 sm:w-70 sm:flex-none">
        <input
          key={choices.place}
          name="place"
          type="search"
          defaultValue={choices.place}
          maxLength={80}
          list="places"
          autoComplete="off"
          placeholder={t("stores.placeShort")}
          aria-label={t("stores.place")}
          className="min-h-11 w-full min-w-0 border border-ink-soft bg-paper px-3"
          onChange={({ target }) => suggestions.load(target.value)}
        />
        <button type="submit" className="flex size-11 shrink-0 items-center justify-center border border-ink-soft border-l-0 bg-paper">
          <Icon of={Search} />
          <span className="sr-only">{t("stores.find")}</span>
        </button>
        <datalist id="places">
          {suggestions.words.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      </div>
      <Button type="button" look="quiet" onClick={position.locate} className={`max-sm:px-3 ${position.canLocate ? "" : "invisible"}`}>
        <Icon of={Pin} size={16} />
        <span className="max-sm:sr-only">{t("stores.nearMe")}</span>
      </Button>
      <fieldset className="store-chips">
        <legend className="sr-only">{t("stores.filters")}</legend>
        {chip("open", "1", t("stores.openNow"), openCount, choices.open)}
        {types.map(({ code, label, count }) => chip("type", code, label, count, choices.types.includes(code)))}
      </fieldset>
      {hasPoint && (
        <Select key={String(choices.within)} name="within" aria-label={t("stores.within")} defaultValue={choices.within ?? ""}>
          <option value="">{t("stores.anyDistance")}</option>
          {radii.map((miles) => (
            <option key={miles} value={miles}>
              {t("stores.withinMiles", { miles })}
            </option>
          ))}
        </Select>
      )}
      <p role="status" className="w-full text-clay text-small empty:hidden">
        {position.problem}
      </p>
    </form>
  );
}

/** Returns places for the text being typed, fetched when typing pauses. */
function usePlaces() {
  const language = useLanguage();
  const [words, setWords] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim().length < 2) return;
    timer.current = setTimeout(() => {
      void fetch(`/${language}/places?q=${encodeURIComponent(typed)}`)
        .then(async (answer) => (answer.ok ? ((await answer.json()) as Place[]) : []))
        .then((places) => setWords(places.map(placeWords)))
        .catch(() => {});
    }, PAUSE_MS);
  };
  return { words, load };
}

/** `96161 Truckee, CA` */
export const placeWords = ({ postalCode, city, state }: Place): string => [postalCode, `${city}, ${state}`].filter(Boolean).join(" ");

/** Asks the browser for the visitor's position, and goes to the nearest stores; this needs scripts. */
function usePosition(choices: StoresChoices) {
  const t = useText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const [canLocate, setCanLocate] = useState(false);
  useEffect(() => setCanLocate(true), []);
  const locate = () => {
    const refuse = () => setProblem(t("stores.noPosition"));
    if (!navigator.geolocation) return refuse();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setProblem("");
        void navigate(writeStoresChoices({ ...choices, place: "", near: coords }));
      },
      refuse,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return { canLocate, locate, problem };
}

/** Removes empty fields from the address; a new place replaces a position. */
function withoutBlanks(form: HTMLFormElement, { place, near }: StoresChoices): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]));
  const typed = entries.find(([name]) => name === "place")?.[1];
  const isFound = near !== null && typed === place;
  return new URLSearchParams(entries.filter(([name]) => !(typed && !isFound && name === "near")));
}
