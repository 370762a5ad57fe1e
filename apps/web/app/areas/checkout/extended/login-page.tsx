import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import "../checkout.css";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { formFaults } from "../../../form/form-faults.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { ProviderButtons } from "../../account/external/provider-buttons.tsx";
import { readProviders } from "../../account/external/read-providers.server.ts";
import { LoginForm } from "../../account/login/login-form.tsx";
import { signIn } from "../../account/login/sign-in.server.ts";
import { PasskeyButton } from "../../account/passkey/passkey-button.tsx";
import type { Route } from "./+types/login-page";
import { openForGuest } from "./open-for-guest.server.ts";

export const loader = pageLoader(async (visit) => ({ returnTo: await openForGuest(visit), providers: await readProviders(visit) }));

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    throw await signIn(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "checkout.who"), noindex: true });
}

/** The first step of the extended checkout: sign in, register, or continue as a guest. */
export default function CheckoutLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { returnTo, providers } = loaderData;
  return (
    <div className="mx-auto mt-4 grid max-w-5xl gap-x-20 gap-y-10 lg:mt-8 lg:grid-cols-2">
      <h1 className="text-title lg:col-span-2">{t("checkout.who")}</h1>
      <section className="min-w-0 space-y-4 lg:order-2">
        <h2 className="text-lead">{t("checkout.asGuest")}</h2>
        <p className="text-ink-soft">{t("checkout.asGuestLead")}</p>
        <p>
          <a href={address("checkout2/user")} className={buttonClass("quiet")}>
            {t("checkout.continueAsGuest")}
          </a>
        </p>
        <Rule>{t("account.login.new")}</Rule>
        <p className="text-ink-soft">{t("account.login.newLead")}</p>
        <p>
          <a href={address("checkout2/registration")}>{t("account.register.title")}</a>
        </p>
      </section>
      <section className="min-w-0 space-y-6">
        <h2 className="text-lead">{t("account.login.title")}</h2>
        <LoginForm faults={actionData?.faults ?? null} returnTo={returnTo} />
        <div className="space-y-3">
          <Rule>{t("account.otherWays")}</Rule>
          <PasskeyButton returnTo={returnTo} />
          <ProviderButtons providers={providers} returnTo={returnTo} />
        </div>
      </section>
    </div>
  );
}
