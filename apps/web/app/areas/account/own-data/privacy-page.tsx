import "virtual:words/account+customer";
import { account } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { labelsOf } from "../../../form/field-words.ts";
import { TextField, TickField } from "../../../form/fields.tsx";
import { formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import type { Language } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { forgetBag } from "../../../request/bag.server.ts";
import { endSession } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../frame/account-frame.tsx";
import type { Route } from "./+types/privacy-page";

export const loader = pageLoader(async ({ context, language }) => {
  const { password } = await callApi(context, language, account.checkLocalCredentialSetup, {});
  return { hasPassword: password };
});

/** Deletes the account and its session. */
export const action = pageAction(async ({ request, context, language, siteKey, address }) => {
  const form = await request.formData();
  try {
    // The checkbox has the word that the API requires as a confirmation, so that no call deletes by accident.
    await callApi(context, language, account.deleteAccount, readInput(account.deleteAccount, form));
  } catch (error) {
    return formFaults(error instanceof ApiError && error.fields.confirm ? unconfirmed(error, language) : error, form);
  }
  await endSession(context);
  throw redirect(address(""), { headers: await forgetBag(context, siteKey) });
});

const unconfirmed = ({ code, messages, fields, status }: ApiError, language: Language) =>
  new ApiError(code, messages, { ...fields, confirm: text(language, "own.deleteConfirm") }, status);

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

const deleteWords = labelsOf({ password: "customer.emailPassword", confirm: "own.deleteSure" });

function DeleteAccount({ hasPassword, faults }: { hasPassword: boolean; faults: FormFaults | null }) {
  const t = useText();
  return (
    <section>
      <Rule>{t("own.delete")}</Rule>
      <p className="mt-3 max-w-prose">{t("own.deleteText")}</p>
      <ShopForm
        intent="delete"
        words={deleteWords}
        faults={faults}
        submit={t("own.deleteButton")}
        working={t("own.deleteButton")}
        look="quiet"
        reloadDocument
        className="mt-4 grid max-w-md gap-4"
      >
        {hasPassword && <TextField name="password" type="password" autoComplete="current-password" />}
        <TickField name="confirm" value="DELETE" />
      </ShopForm>
    </section>
  );
}
