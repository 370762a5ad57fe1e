import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import { account, customer } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { ChoiceField, TextField } from "../../form/fields.tsx";
import { FileField } from "../../form/file-field.tsx";
import { useForm } from "../../form/form-context.ts";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { readInput } from "../../form/read-input.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { other } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { renewClaims } from "../../request/session.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import type { Route } from "./+types/profile-page";
import { avatarWords, emailWords, personWords } from "./customer-words.ts";
import { readAvatar } from "./read-avatar.server.ts";
import { changeTextMessages, readTextMessages } from "./text-messages.server.ts";
import { TextMessages } from "./text-messages.tsx";

export const loader = pageLoader(async (visit) => {
  const { context, language } = visit;
  const [model, messages, ways] = await Promise.all([
    callApi(context, language, customer.model, {}),
    readTextMessages(visit),
    callApi(context, language, account.checkLocalCredentialSetup, {}),
  ]);
  return { model, messages, hasPassword: ways.password };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    return await runProfileForm(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

/** Handles one of the page's forms. */
async function runProfileForm(visit: Visit, form: FormData) {
  const { context, language, address } = visit;
  const intent = entry(form, "intent");
  if (intent === "person") {
    await callApi(context, language, account.updateProfile, readInput(account.updateProfile, form));
    await renewClaims(context);
  } else if (intent === "email") {
    await callApi(context, language, account.changeEmail, readInput(account.changeEmail, form));
  } else if (intent === "avatar" || intent === "avatar-remove") {
    await callApi(context, language, customer.changeAvatar, { file: intent === "avatar" ? await readAvatar(form) : null });
    await renewClaims(context);
    throw redirect(address("account/profile"));
  } else {
    await changeTextMessages(visit, form);
  }
  return formDone(intent);
}

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "customer.profile"), noindex: true });
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { model, messages, hasPassword } = loaderData;
  const faults = actionData?.faults ?? null;
  const done = (intent: string) => actionData?.done === intent;
  return (
    <AccountFrame root={root} title={t("customer.profile")}>
      <Person model={model} faults={faults} done={done("person")} />
      <Avatar address={model.avatar} name={`${model.givenName} ${model.surname}`} faults={faults} />
      <EmailEditor model={model} hasPassword={hasPassword} faults={faults} done={done("email")} />
      <TextMessages state={messages} phone={model.phone ?? ""} faults={faults} />
    </AccountFrame>
  );
}

type Model = Route.ComponentProps["loaderData"]["model"];
interface FormProps {
  model: Model;
  faults: FormFaults | null;
  done: boolean;
}

function Person({ model, faults, done }: FormProps) {
  const t = useText();
  return (
    <ShopForm
      intent="person"
      words={personWords}
      faults={faults}
      submit={t("customer.save")}
      working={t("customer.save")}
      done={done ? t("customer.saved") : null}
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <TextField name="givenName" autoComplete="given-name" maxLength={60} value={model.givenName} />
      <TextField name="surname" autoComplete="family-name" maxLength={60} value={model.surname} />
      <TextField name="phone" type="tel" autoComplete="tel" required={false} maxLength={30} value={model.phone} />
      <ChoiceField name="language" required={false} hint={t("customer.languageHint")} value={model.language}>
        {(["en", other.en] as const).map((code) => (
          <option key={code} value={code} lang={code}>
            {t(`customer.${code}`)}
          </option>
        ))}
      </ChoiceField>
    </ShopForm>
  );
}

function Avatar({ address, name, faults }: { address: string | null; name: string; faults: FormFaults | null }) {
  const t = useText();
  return (
    <section>
      <Rule>{t("customer.avatar")}</Rule>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        {address ? (
          <img src={address} alt={t("customer.avatarOf", { name })} width={96} height={96} className="size-24 rounded-full object-cover" />
        ) : (
          <span aria-hidden="true" className="grid size-24 place-items-center rounded-full bg-joint font-display text-title text-ink-soft">
            {name.charAt(0)}
          </span>
        )}
        <ShopForm intent="avatar" hasIntentButtons words={avatarWords} faults={faults} files className="min-w-0 max-w-md grow space-y-4">
          <FileField name="file" required={false} accept="image/jpeg,image/png,image/webp,image/avif" hint={t("customer.avatarHint")} />
          <AvatarButtons removable={address !== null} />
        </ShopForm>
      </div>
    </section>
  );
}

function AvatarButtons({ removable }: { removable: boolean }) {
  const t = useText();
  const { busy } = useForm();
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="submit" name="intent" value="avatar" look="quiet" disabled={busy}>
        {t("customer.avatarUpload")}
      </Button>
      {removable && (
        <Button type="submit" name="intent" value="avatar-remove" look="plain" disabled={busy}>
          {t("customer.avatarRemove")}
        </Button>
      )}
    </div>
  );
}

function EmailEditor({ model, hasPassword, faults, done }: FormProps & { hasPassword: boolean }) {
  const t = useText();
  return (
    <section>
      <Rule>{t("customer.email")}</Rule>
      <p className="mt-3 break-words">{model.userName}</p>
      {model.pendingEmail && <p className="mt-1 text-small text-ink-soft">{t("customer.emailPending", { email: model.pendingEmail })}</p>}
      {hasPassword ? (
        <ShopForm
          intent="email"
          words={emailWords}
          faults={faults}
          submit={t("customer.emailChange")}
          working={t("customer.emailChange")}
          look="quiet"
          done={done ? t("customer.emailSent") : null}
          className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2"
        >
          <TextField name="email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="password" type="password" autoComplete="current-password" />
        </ShopForm>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{t("customer.emailNeedsPassword")}</p>
      )}
    </section>
  );
}
