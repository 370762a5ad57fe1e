import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import { customerTypes } from "@azulejo/contract/claims.ts";
import { formFaults } from "../../../form/form-faults.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { readStates } from "../../../request/states.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { RegisterForm } from "../../account/register/register-form.tsx";
import { signUp } from "../../account/register/sign-up.server.ts";
import { TypePicker } from "../../account/register/type-picker.tsx";
import type { Route } from "./+types/registration-page";
import { openForGuest } from "./open-for-guest.server.ts";

export const loader = pageLoader(async (visit) => {
  const returnTo = await openForGuest(visit);
  const type = customerTypes.find((one) => one === visit.url.searchParams.get("type")) ?? null;
  return { returnTo, type, countries: type && type !== "homeowner" ? await readStates(visit.context, visit.language) : [] };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    throw await signUp(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "account.register.title"), noindex: true });
}

/** Registers a buyer in the extended checkout, which then continues with the new account's details. */
export default function CheckoutRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { returnTo, type, countries } = loaderData;
  return (
    <div className="mx-auto mt-4 max-w-[33rem] space-y-8 lg:mt-8">
      <h1 className="text-title">{t("account.register.title")}</h1>
      <TypePicker chosen={type} query={`returnTo=${encodeURIComponent(returnTo)}`} />
      {type && <RegisterForm key="form" type={type} countries={countries} returnTo={returnTo} faults={actionData?.faults ?? null} />}
      <p>
        {t("account.register.known")} <a href={address("checkout2/login")}>{t("account.login.title")}</a>
      </p>
    </div>
  );
}
