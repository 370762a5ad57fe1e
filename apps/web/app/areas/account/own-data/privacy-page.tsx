import "../words.ts";
import { account } from "@azulejo/contract";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { Form, redirect, useNavigation } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { forgetBag } from "../../../request/bag.server.ts";
import { endSession } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { Faults } from "../../customer/form-parts.tsx";
import { AccountFrame } from "../frame/account-frame.tsx";
import type { Route } from "./+types/privacy-page";

export const loader = pageLoader(async ({ context, language }) => {
  const { password } = await callApi(context, language, account.checkLocalCredentialSetup, {});
  return { hasPassword: password };
});

/** Deletes the account and its session. */
export const action = pageAction(async ({ request, context, language, siteKey, address }) => {
  const form = await request.formData();
  const password = String(form.get("password") ?? "");
  try {
    // The checkbox is the confirmation; the API requires the word, so that no call deletes by accident.
    const confirm = (form.get("sure") === "on" ? "DELETE" : "") as "DELETE";
    await callApi(context, language, account.deleteAccount, { ...(password && { password }), confirm });
  } catch (error) {
    return formFaults(error, form);
  }
  await endSession(context);
  throw redirect(address(""), { headers: await forgetBag(context, siteKey) });
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "own.privacy"), noindex: true });
}

export default function AccountPrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  return (
    <AccountFrame root={root} title={t("own.privacy")}>
      <section>
        <Rule>{t("own.export")}</Rule>
        <p className="mt-3 max-w-prose">{t("own.exportText")}</p>
        <p className="mt-4">
          <ButtonLink href={address("account/export")} look="quiet" download>
            {t("own.exportButton")}
          </ButtonLink>
        </p>
      </section>
      <section>
        <Rule>{t("own.signals")}</Rule>
        <p className="mt-3 max-w-prose">
          {t("own.signalsText")} <a href={address("do-not-sell-or-share/")}>{t("own.signalsLink")}</a>
        </p>
      </section>
      <DeleteAccount hasPassword={loaderData.hasPassword} faults={actionData?.faults ?? null} />
    </AccountFrame>
  );
}

function DeleteAccount({ hasPassword, faults }: { hasPassword: boolean; faults: FormFaults | null }) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  return (
    <section>
      <Rule>{t("own.delete")}</Rule>
      <p className="mt-3 max-w-prose">{t("own.deleteText")}</p>
      <Form method="post" noValidate reloadDocument className="mt-4 grid max-w-md gap-4">
        <Faults faults={faults} />
        {hasPassword && (
          <Field
            label={t("customer.emailPassword")}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={faults?.fields.password}
          />
        )}
        <Checkbox label={t("own.deleteSure")} name="sure" error={faults?.fields.confirm && t("own.deleteConfirm")} />
        <Button type="submit" look="quiet" disabled={busy} className="justify-self-start">
          {t("own.deleteButton")}
        </Button>
      </Form>
    </section>
  );
}
