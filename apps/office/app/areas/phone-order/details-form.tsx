import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { OfficePickupStore } from "@azulejo/contract/areas/office/orders.ts";
import { type CountryStates, placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { fillDerived } from "@azulejo/ui/derived-value.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { type FocusEvent, type FormEvent, useRef } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readDetails } from "./read-details.ts";
import type { Writing } from "./use-phone-order.ts";

type Way = "DLVR" | "PKUP";
interface Props extends Writing {
  quote: Quote;
  stores: readonly OfficePickupStore[];
  countries: readonly CountryStates[];
  way: Way;
  onWay(way: Way): void;
}

/** Contact and delivery details. Saved when the focus leaves the form, if everything needed for a price has been entered. */
export function DetailsForm({ order, change, failureOf, quote, stores, countries, way, onWay }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef("");
  const { buyer } = order;
  const fields = failureOf("savePhoneDetails")?.fields ?? {};
  const save = () => {
    if (!form.current) return;
    const details = readDetails(new FormData(form.current), way);
    const written = JSON.stringify(details);
    if (written === "{}" || written === sent.current) return;
    sent.current = written;
    void change("savePhoneDetails", details);
  };
  const onBlur = (event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget)) save();
  };
  return (
    <form
      ref={form}
      key={buyer?.accountId ?? "guest"}
      className="phone-part stack"
      noValidate
      onBlur={onBlur}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <FailureNotice failure={failureOf("savePhoneDetails")} />
      <ContactFields order={order} quote={quote} fields={fields} />
      <Segments
        name="way"
        legend={t("phone.way")}
        value={way}
        choices={(["DLVR", "PKUP"] as const).map((value) => ({ value, label: t(`phone.way.${value}`) }))}
        onChoose={(value) => onWay(value as Way)}
      />
      {way === "DLVR" ? (
        <DeliveryFields quote={quote} fields={fields} countries={countries} />
      ) : (
        <PickupFields quote={quote} stores={stores} fields={fields} countries={countries} onStore={save} />
      )}
      <Button type="submit" look="tool" className="justify-self-start">
        {t("phone.update")}
      </Button>
    </form>
  );
}

interface PartProps {
  quote: Quote;
  /** Errors of fields, by their path in the input. */
  fields: Record<string, string>;
}

function ContactFields({ order, quote, fields }: PartProps & { order: Writing["order"] }) {
  const t = useText();
  const { buyer, reservedFor } = order;
  const { contact } = quote;
  // A reservation has one name field; its last word is assumed to be the surname, which can be corrected.
  const [, given, surname] = /^(.*?)\s*(\S*)$/.exec(reservedFor?.name ?? "") ?? [];
  return (
    <fieldset className="stack">
      <legend className="part-legend">{t("phone.contact")}</legend>
      <div className="field-row">
        <Field
          name="firstName"
          label={t("phone.firstName")}
          defaultValue={contact?.firstName ?? buyer?.firstName ?? given}
          error={fields["contact.firstName"]}
          autoComplete="off"
        />
        <Field
          name="lastName"
          label={t("phone.lastName")}
          defaultValue={contact?.lastName ?? buyer?.lastName ?? surname}
          error={fields["contact.lastName"]}
          autoComplete="off"
        />
      </div>
      <div className="field-row">
        <Field
          name="phone"
          type="tel"
          label={t("phone.phone")}
          defaultValue={contact?.phone ?? buyer?.phone ?? reservedFor?.phone ?? undefined}
          error={fields["contact.phone"]}
          autoComplete="off"
        />
        <Field
          name="email"
          type="email"
          label={t("phone.email")}
          defaultValue={contact?.email ?? buyer?.email}
          error={fields["contact.email"]}
          autoComplete="off"
        />
      </div>
      <OwnNumbers order={order} quote={quote} />
    </fieldset>
  );
}

function DeliveryFields({ quote, fields, countries }: PartProps & Pick<Props, "countries">) {
  const t = useText();
  const language = useLanguage();
  const { money, shortDay } = useFormats();
  const to = quote.deliveryAddress;
  const goods = quote.deliveries.find(({ group }) => group === "goods");
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t("phone.address")}</legend>
      <AddressFields to={to} fields={fields} countries={countries} />
      {goods && goods.options.length > 0 && (
        <SelectField
          key={goods.chosen?.service}
          name="deliveryService"
          label={t("phone.service")}
          defaultValue={goods.chosen?.service ?? ""}
        >
          {!goods.chosen && <option value="">{t("phone.chooseService")}</option>}
          {goods.options.map(({ service, name, cents, from, until }) => (
            <option key={service} value={service}>
              {t(`phone.service.${service}`, {
                name: name?.[language] ?? "",
                price: cents === null ? "" : money(cents, quote.totals.currency),
                days: from === until ? shortDay(from) : t("phone.days", { from: shortDay(from), until: shortDay(until) }),
              })}
            </option>
          ))}
        </SelectField>
      )}
      {quote.notDeliverable && <p className="warn">{t("phone.notDeliverable")}</p>}
    </fieldset>
  );
}

function PickupFields({
  quote,
  stores,
  fields,
  countries,
  onStore,
}: PartProps & Pick<Props, "stores" | "countries"> & { onStore(): void }) {
  const t = useText();
  const { shortDay } = useFormats();
  const { bag, deliveryAddress: to } = quote;
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t("phone.way.PKUP")}</legend>
      <SelectField name="pickupStore" label={t("phone.store")} defaultValue={bag.pickupStore?.code ?? ""} onChange={onStore}>
        <option value="">{t("phone.chooseStore")}</option>
        {stores.map(({ code, name, city }) => (
          <option key={code} value={code}>{`${name}, ${city}`}</option>
        ))}
      </SelectField>
      <Field
        name="pickupPerson"
        label={t("phone.pickupPerson")}
        defaultValue={quote.pickupPerson ?? ""}
        maxLength={80}
        autoComplete="off"
      />
      {quote.pickupReadyOn && <p>{t("phone.readyOn", { day: shortDay(quote.pickupReadyOn) })}</p>}
      <p className="soft">{t("phone.billing")}</p>
      <AddressFields to={to} fields={fields} countries={countries} />
    </fieldset>
  );
}

interface AddressProps {
  to: Quote["deliveryAddress"];
  fields: Record<string, string>;
  countries: readonly CountryStates[];
}

/** The state's value includes its country; a complete postal code sets both. */
function AddressFields({ to, fields, countries }: AddressProps) {
  const t = useText();
  return (
    <>
      <Field name="line1" label={t("phone.line1")} defaultValue={to?.line1} error={fields["deliveryAddress.line1"]} autoComplete="off" />
      <div className="address-row">
        <Field
          name="postalCode"
          label={t("phone.postalCode")}
          defaultValue={to?.postalCode}
          error={fields["deliveryAddress.postalCode"]}
          autoComplete="off"
          onChange={({ target }) => {
            const place = placeOfCode(countries, target.value);
            if (place?.province) fillDerived(target.form, "province", `${place.country}-${place.province}`);
          }}
        />
        <Field name="city" label={t("phone.city")} defaultValue={to?.city} error={fields["deliveryAddress.city"]} autoComplete="off" />
      </div>
      <SelectField
        name="province"
        label={t("phone.province")}
        defaultValue={to ? `${to.country}-${to.province}` : ""}
        error={fields["deliveryAddress.province"]}
      >
        <option value="">{t("phone.chooseState")}</option>
        {countries.map(({ country, name, states }) => (
          <optgroup key={country} label={name}>
            {states.map((state) => (
              <option key={state.code} value={`${country}-${state.code}`}>
                {state.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  );
}

/** The customer's language, and the business's own order numbers. */
function OwnNumbers({ order, quote }: { order: Writing["order"]; quote: Quote }) {
  const t = useText();
  const { buyer } = order;
  return (
    <>
      <div className="field-row">
        <SelectField name="language" label={t("phone.language")} defaultValue={order.language}>
          <option value="en">{t("language.en")}</option>
          <option value="es">{t("language.es")}</option>
        </SelectField>
        {buyer?.business && (
          <Field
            name="purchaseOrderNo"
            label={t("phone.po")}
            defaultValue={quote.purchaseOrderNo ?? ""}
            maxLength={40}
            autoComplete="off"
          />
        )}
      </div>
      {buyer?.business && (
        <Field name="jobName" label={t("phone.job")} defaultValue={quote.jobName ?? ""} maxLength={80} autoComplete="off" />
      )}
    </>
  );
}
