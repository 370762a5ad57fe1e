import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { ChoiceRadio } from "../../../../form/choice-radio.tsx";
import { money, shortDay } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { stockWords } from "../../../../i18n/stock-words.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import { unitCount } from "../../../../i18n/units.ts";
import { Fragment } from "../../../../render/fragment.tsx";
import { useShellData } from "../../../../shell/shell-data.ts";
import { toPostalCode } from "../../../delivery/zip.ts";
import type { Offer } from "./use-offer.ts";

export type Way = "DLVR" | "PKUP" | "ELTR";

interface Props {
  selected: Variant;
  units: number;
  offer: Offer;
  way: Way;
  onWay(way: Way): void;
  zip: string | null;
  onZip(zip: string): void;
  /** Whether the text sent without scripts isn't a valid ZIP code. */
  isZipWrong: boolean;
  form: string;
}

/** Delivery with its price and date, and pickup at the chosen store with its stock and date. */
export function WaysToReceive(props: Props) {
  const t = useText();
  if (props.selected.kind === "electronic") {
    return (
      <div className="way">
        <input type="hidden" name="fulfilmentType" value="ELTR" form={props.form} />
        <p className="grow">
          {t("detail.byEmail")}
          <span className="block text-ink-soft">{t("detail.atOnce")}</span>
        </p>
        <span>{t("detail.free")}</span>
      </div>
    );
  }
  return (
    <fieldset aria-busy={props.offer.isWaiting}>
      <legend className="sr-only">{t("detail.ways")}</legend>
      <Delivery {...props} />
      <Pickup {...props} />
    </fieldset>
  );
}

function Choice({ value, label, form, way, onWay }: Pick<Props, "form" | "way" | "onWay"> & { value: Way; label: string }) {
  return (
    <ChoiceRadio
      name="fulfilmentType"
      form={form}
      value={value}
      isChosen={way === value}
      onChoose={() => onWay(value)}
      aria-label={label}
      className="way-radio"
    />
  );
}

function Delivery({ offer, zip, onZip, isZipWrong, form, way, onWay }: Props) {
  const t = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [isWrong, setWrong] = useState(isZipWrong);
  const { estimate } = offer;
  const shipping = offer.availability?.options.find((one) => one.fulfilment === "DLVR");
  const option = estimate?.deliveries[0]?.options[0];
  const said = (): string => {
    if (isWrong || estimate === null) return t("detail.zipWrong");
    if (shipping && shipping.on === null) return (offer.availability && stockWords(offer.availability, language)) ?? t("detail.outOfStock");
    if (estimate?.notDeliverable === "weight") return t("detail.tooHeavy");
    if (estimate?.notDeliverable) return t("detail.notServed", { zip: estimate.postalCode });
    if (option) return t(option.liftgate ? "detail.fromLiftgate" : "detail.from", { day: shortDay(option.from, language) });
    return shipping?.on ? t("detail.from", { day: shortDay(shipping.on, language) }) : t("detail.zipHint");
  };
  const cents = estimate?.deliveryCents;
  const isBad = isWrong || estimate === null || Boolean(estimate?.notDeliverable) || (shipping && shipping.on === null);
  return (
    <div className="way">
      <Choice value="DLVR" label={textOr(language, "fulfilment.DLVR", "")} form={form} way={way} onWay={onWay} />
      <div className="way-said min-w-0 grow">
        <form
          method="post"
          action={`/${language}/delivery-zip`}
          data-reload
          className="way-place noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = toPostalCode(String(new FormData(event.currentTarget).get("zip") ?? ""));
            setWrong(typed === null);
            if (typed === null) return;
            onZip(typed);
            onWay("DLVR");
          }}
        >
          <input type="hidden" name="returnTo" value={pathname + search} />
          <label htmlFor="zip">{t("detail.deliverTo")}</label>
          <input
            key={zip}
            id="zip"
            name="zip"
            defaultValue={zip ?? ""}
            placeholder={t("detail.zipShort")}
            aria-label={`${t("detail.deliverTo")}: ${t("detail.zip")}`}
            aria-invalid={isWrong || undefined}
            aria-describedby="zip-said"
            autoComplete="postal-code"
            maxLength={10}
            onChange={(event) => {
              const form = event.currentTarget.form;
              if (/^\d{5}$/.test(event.currentTarget.value)) form?.requestSubmit();
            }}
            className="way-field tabular"
          />
          <button type="submit" className={zip ? "sr-only focus:not-sr-only" : "way-set"}>
            {t("detail.zipSet")}
          </button>
        </form>
        <noscript>
          <PlainZip zip={zip} isWrong={isWrong} form={form} />
        </noscript>
        <p id="zip-said" aria-live="polite" className={isBad ? "text-clay" : "text-ink-soft"}>
          {said()}
        </p>
      </div>
      <span className="tabular">{cents === null || cents === undefined ? "" : money(cents, language, estimate?.currency)}</span>
    </div>
  );
}

/** The ZIP code field without scripts. It belongs to the quantity's form and is sent with it. */
function PlainZip({ zip, isWrong, form }: Pick<Props, "zip" | "form"> & { isWrong: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className="way-place">
      <input type="hidden" name="returnTo" value={pathname + search} form={form} />
      <label htmlFor="plain-zip">{t("detail.deliverTo")}</label>
      <input
        id="plain-zip"
        name="zip"
        form={form}
        defaultValue={zip ?? ""}
        placeholder={t("detail.zipShort")}
        aria-label={`${t("detail.deliverTo")}: ${t("detail.zip")}`}
        aria-invalid={isWrong || undefined}
        aria-describedby="zip-said"
        autoComplete="postal-code"
        maxLength={10}
        className="way-field tabular"
      />
      <button type="submit" name="door" form={form} formAction={`/${language}/delivery-zip`} data-reload className="way-set">
        {t("detail.zipSet")}
      </button>
    </div>
  );
}

function Pickup({ offer, units, selected, form, way, onWay }: Props) {
  const t = useText();
  const language = useLanguage();
  const root = useShellData();
  const { pathname, search } = useLocation();
  const store = offer.availability?.stores.find((one) => one.code === root.store);
  const stock = (count: number) => unitCount(count, selected.sellUnit, language);
  const inStock = (offer.availability?.stores ?? []).filter(({ available }) => available > 0).toSorted((a, b) => b.available - a.available);
  const said = (): string => {
    if (!store) return inStock[0] ? t("detail.atStores", { count: inStock.length, store: inStock[0].name }) : t("detail.storeHint");
    if (!store.pickup) return (offer.availability && stockWords(offer.availability, language)) ?? t("detail.noPickup");
    const day = shortDay(store.pickup.on, language);
    if (store.pickup.reason !== "in_stock") return t(`detail.${store.pickup.reason}`, { day });
    const largest = Math.max(0, ...store.lots.map((lot) => lot.available));
    if (largest >= units) return t("detail.oneLot", { stock: stock(largest), day });
    return t("detail.inLots", { stock: stock(store.available), count: store.lots.filter((lot) => lot.available > 0).length, day });
  };
  return (
    <div className="way">
      <Choice value="PKUP" label={textOr(language, "fulfilment.PKUP", "")} form={form} way={way} onWay={onWay} />
      <div className="way-said min-w-0 grow">
        <form method="post" action={`/${language}/my-store`} data-reload className="way-place">
          <input type="hidden" name="returnTo" value={pathname + search} />
          <label htmlFor="pickup-store">{t("detail.pickUpAt")}</label>
          <Fragment of={() => ["pickup store", root.revision]}>
            {() => (
              <select
                id="pickup-store"
                name="store"
                defaultValue={root.store ?? ""}
                onChange={(event) => {
                  onWay("PKUP");
                  event.currentTarget.form?.requestSubmit();
                }}
                className="way-field"
              >
                {!root.store && <option value="">{t("detail.chooseStore")}</option>}
                {root.stores.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Fragment>
          <noscript>
            <button type="submit" className="way-set">
              {t("detail.useStore")}
            </button>
          </noscript>
        </form>
        <p aria-live="polite" className={(store ? store.pickup?.reason === "in_stock" : inStock[0]) ? "text-moss" : "text-ink-soft"}>
          {said()}
        </p>
      </div>
      <span>{t("detail.free")}</span>
    </div>
  );
}
