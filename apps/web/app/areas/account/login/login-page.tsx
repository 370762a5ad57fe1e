import { Rule } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { useText } from "../../../i18n/text.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { ProviderButtons } from "../external/provider-buttons.tsx";
import { readProviders } from "../external/read-providers.server.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import { PasskeyButton } from "../passkey/passkey-button.tsx";
import { returnPath } from "../return-to.server.ts";
import type { Route } from "./+types/login-page";
import { LoginForm } from "./login-form.tsx";
import { signIn } from "./sign-in.server.ts";

export const loader = pageLoader(async (visit) => {
  const returnTo = returnPath(visit);
  if (visit.session) throw redirect(returnTo);
  return { returnTo, providers: await readProviders(visit) };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    throw await signIn(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.login.title");

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { providers, returnTo } = loaderData;
  const isForLists = /\/wishlist(?:$|[/?])/.test(returnTo);
  const back = `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <EntryFrame
      root={root}
      title={t("account.login.title")}
      lead={
        isForLists ? (
          <>
            {t("account.login.wishlist")} <a href={address("product/")}>{t("account.login.browse")}</a>
          </>
        ) : (
          t("account.login.lead")
        )
      }
    >
      <LoginForm faults={actionData?.faults ?? null} returnTo={returnTo} />
      <section className="space-y-3">
        <Rule>{t("account.otherWays")}</Rule>
        <PasskeyButton returnTo={returnTo} />
        <ProviderButtons providers={providers} returnTo={returnTo} />
      </section>
      <section className="space-y-3">
        <Rule>{t("account.login.new")}</Rule>
        <p>{t("account.login.newLead")}</p>
        <p>
          <a href={address("account/register") + back}>{t("account.register.title")}</a>
        </p>
      </section>
    </EntryFrame>
  );
}
