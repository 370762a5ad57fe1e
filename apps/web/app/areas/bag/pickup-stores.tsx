import type { PickupStore } from "@azulejo/contract/areas/bag.ts";
import { useId, useState } from "react";
import { day } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { byDistance, type Point } from "../store/distance.ts";

interface Props {
  stores: PickupStore[];
  language: Language;
  /** Code of the reader's own store. */
  mine: string | null;
  error?: string | undefined;
}

type Shown = PickupStore & { distance?: number };

/** Stores for pickup: how much of the bag each has, when it is ready, and the distance. */
export function PickupStores({ stores, language, mine, error }: Props) {
  const t = useText();
  const id = useId();
  const [here, setHere] = useState<Point | null>(null);
  const own = stores.find((store) => store.code === mine) ?? null;
  const from = here ?? own;
  const shown: Shown[] = from ? byDistance(stores, from) : stores;
  const locate = () =>
    navigator.geolocation.getCurrentPosition(({ coords }) => setHere({ latitude: coords.latitude, longitude: coords.longitude }));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span>{t("bag.pickupStore")}</span>
      </legend>
      <button type="button" onClick={locate} className="min-h-6 text-small underline">
        {t("pickup.locate")}
      </button>
      <div className={`mt-2 max-h-96 overflow-y-auto border-y ${error ? "border-clay" : "border-joint"}`}>
        {shown.map((store) => (
          <label key={store.number} className="flex items-start gap-3 border-b border-joint px-1 py-3 last:border-b-0">
            <input
              type="radio"
              name="storeNumber"
              value={store.number}
              defaultChecked={store.chosen || (store === own && !stores.some((one) => one.chosen))}
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {store.name}, {store.state}
                </span>
                <span className="tabular text-small text-ink-soft">{howFar(t, store, here === null ? own : null)}</span>
              </span>
              <span className="tabular block text-small">
                <Stock store={store} />
                {store.readyOn && <span>, {t("pickup.ready", { day: day(store.readyOn, language) })}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-small text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function howFar(t: ReturnType<typeof useText>, { code, distance }: Shown, own: PickupStore | null): string {
  if (distance === undefined) return "";
  if (own && own.code === code) return t("shell.myStore");
  const miles = Math.round(distance);
  return own ? t("pickup.milesFrom", { miles, store: own.name }) : t("pickup.miles", { miles });
}

function Stock({ store: { inStore, fromElsewhere, short } }: { store: PickupStore }) {
  const t = useText();
  if (short > 0) return <span className="text-clay">{t("pickup.short")}</span>;
  if (fromElsewhere === 0) return <span className="text-moss">{t("pickup.all")}</span>;
  return (
    <span className="text-ink-soft">
      {inStore === 0 ? t("pickup.none") : t("pickup.some", { inStore, lines: inStore + fromElsewhere })}
    </span>
  );
}
