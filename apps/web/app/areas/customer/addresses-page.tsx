import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import { customer } from "@azulejo/contract";
import type { BookAddress } from "@azulejo/contract/areas/customer.ts";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { useMemo } from "react";
import { redirect } from "react-router";
import { FaultsNotice } from "../../form/faults-notice.tsx";
import { TextField, TickField } from "../../form/fields.tsx";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { readInput } from "../../form/read-input.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { readStates } from "../../request/states.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import { AddressFields } from "../checkout/address/address-fields.tsx";
import { addressWords } from "../checkout/address/address-words.ts";
import { fillProvince } from "../checkout/address/fill-province.server.ts";
import type { Route } from "./+types/addresses-page";
import { bookWords } from "./customer-words.ts";

/** `?edit=new` or `?edit={id}` opens the form. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const [book, countries] = await Promise.all([callApi(context, language, customer.addresses, {}), readStates(context, language)]);
  const requested = url.searchParams.get("edit");
  const edited = book.find((one) => String(one.id) === requested) ?? null;
  return { book, edited, editing: requested === "new" || edited !== null, countries };
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  try {
    if (entry(form, "intent") === "remove") {
      await callApi(context, language, customer.removeAddress, { id: Number(entry(form, "id")) });
      return formDone("remove");
    }
    await fillProvince(context, language, form, "address");
    await callApi(context, language, customer.saveAddress, readInput(customer.saveAddress, form));
    throw redirect(address("account/addresses"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "customer.book"), noindex: true });
}

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { book, edited, editing, countries } = loaderData;
  return (
    <AccountFrame root={root} title={t("customer.book")}>
      {editing ? (
        <AddressForm key={edited?.id ?? 0} edited={edited} countries={countries} faults={actionData?.faults ?? null} />
      ) : (
        <>
          <FaultsNotice faults={actionData?.faults} />
          {book.length === 0 ? (
            <p>{t("customer.bookEmpty")}</p>
          ) : (
            <ul className="grid gap-px border border-joint bg-joint sm:grid-cols-2">
              {book.map((one) => (
                <Entry key={one.id} one={one} />
              ))}
            </ul>
          )}
          <p>
            <ButtonLink href={`${address("account/addresses")}?edit=new`} look="quiet">
              {t("customer.addressAdd")}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Entry({ one }: { one: BookAddress }) {
  const t = useText();
  const { id, label, preferred, address, phone } = one;
  const name = label || address.line1;
  return (
    <li className="flex flex-col gap-3 bg-paper p-4">
      <address className="grow break-words not-italic">
        {label && <strong className="block font-medium">{label}</strong>}
        {preferred && <span className="block text-small text-ink-soft">{t("customer.preferred")}</span>}
        {address.firstName} {address.lastName}
        <br />
        {address.line1} {address.line2}
        <br />
        {address.city}, {address.province} {address.postalCode}
        {phone && <span className="block text-small text-ink-soft">{phone}</span>}
      </address>
      <div className="flex gap-5 text-small">
        <a href={`?edit=${id}`} className="inline-flex min-h-6 items-center">
          {t("customer.edit")}
          <span className="sr-only"> {name}</span>
        </a>
        <form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="plain">
            {t("customer.remove")}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      </div>
    </li>
  );
}

function AddressForm({ edited, countries, faults }: { edited: BookAddress | null; countries: CountryStates[]; faults: FormFaults | null }) {
  const t = useText();
  const address = useAddress();
  const words = useMemo(() => addressWords("address", faults, bookWords), [faults]);
  return (
    <ShopForm
      intent="save"
      words={words}
      faults={faults}
      submit={t("customer.save")}
      working={t("customer.save")}
      beside={
        <p className="text-small">
          <a href={address("account/addresses")}>{t("customer.back")}</a>
        </p>
      }
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      {edited && <input type="hidden" name="id" value={edited.id} />}
      <div className="sm:col-span-2">
        <TextField name="label" required={false} maxLength={60} hint={t("customer.addressLabelHint")} value={edited?.label} />
      </div>
      <AddressFields address={edited?.address ?? null} countries={countries} prefix="address" />
      <TextField name="phone" type="tel" autoComplete="tel" required={false} maxLength={30} value={edited?.phone} />
      <div className="sm:col-span-2">
        <TickField name="preferred" ticked={edited?.preferred ?? false} />
      </div>
    </ShopForm>
  );
}
