import "../account/words.ts";
import "../checkout/words.ts";
import { account, customer } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { Form, redirect } from "react-router";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { type Language, other } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { renewClaims } from "../../request/session.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import type { Route } from "./+types/profile-page";
import { Faults, Save } from "./form-parts.tsx";
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

/** Handles one form of the page. */
async function runProfileForm(visit: Visit, form: FormData) {
  const { context, language, address } = visit;
  const intent = entry(form, "intent");
  if (intent === "person") {
    const chosen: Language = entry(form, "language") === "es" ? "es" : "en";
    await callApi(context, language, account.updateProfile, {
      givenName: entry(form, "givenName"),
      surname: entry(form, "surname"),
      phone: entry(form, "phone") || null,
      language: chosen,
    });
    await renewClaims(context);
  } else if (intent === "email") {
    await callApi(context, language, account.changeEmail, { email: entry(form, "email"), password: String(form.get("password") ?? "") });
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
  const faultsOf = (intent: string) => (actionData?.faults?.intent.startsWith(intent) ? actionData.faults : null);
  const done = (intent: string) => actionData?.done === intent;
  return (
    <AccountFrame root={root} title={t("customer.profile")}>
      <Person model={model} faults={faultsOf("person")} done={done("person")} />
      <Avatar address={model.avatar} name={`${model.givenName} ${model.surname}`} faults={faultsOf("avatar")} />
      <EmailEditor model={model} hasPassword={hasPassword} faults={faultsOf("email")} done={done("email")} />
      <TextMessages state={messages} phone={model.phone ?? ""} faults={faultsOf("messages")} />
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
  const value = { ...model, ...faults?.entered } as Model;
  const error = (name: string) => faults?.fields[name];
  return (
    <Form method="post" noValidate className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Faults faults={faults} />
      <input type="hidden" name="intent" value="person" />
      <Field
        label={t("customer.givenName")}
        name="givenName"
        autoComplete="given-name"
        required
        maxLength={60}
        defaultValue={value.givenName}
        error={error("givenName")}
      />
      <Field
        label={t("customer.surname")}
        name="surname"
        autoComplete="family-name"
        required
        maxLength={60}
        defaultValue={value.surname}
        error={error("surname")}
      />
      <Field
        label={t("customer.phone")}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={value.phone ?? ""}
        error={error("phone")}
      />
      <SelectField label={t("customer.language")} name="language" hint={t("customer.languageHint")} defaultValue={value.language}>
        {(["en", other.en] as const).map((code) => (
          <option key={code} value={code} lang={code}>
            {t(`customer.${code}`)}
          </option>
        ))}
      </SelectField>
      <Save label={t("customer.save")} done={done ? t("customer.saved") : null} />
    </Form>
  );
}

function Avatar({ address, name, faults }: { address: string | null; name: string; faults: FormFaults | null }) {
  const t = useText();
  return (
    <section>
      <Rule>{t("customer.avatar")}</Rule>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        {address ? (
          <img src={address} alt={t("customer.avatarOf", { name })} width={96} height={96} className="size-24 object-cover" />
        ) : (
          <span aria-hidden="true" className="grid size-24 place-items-center bg-joint font-display text-title text-ink-soft">
            {name.charAt(0)}
          </span>
        )}
        <Form method="post" encType="multipart/form-data" noValidate className="min-w-0 max-w-md grow space-y-4">
          <Faults faults={faults} />
          <Field
            label={t("customer.avatarFile")}
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint={t("customer.avatarHint")}
            error={faults?.fields.file}
          />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" name="intent" value="avatar" look="quiet">
              {t("customer.avatarUpload")}
            </Button>
            {address && (
              <Button type="submit" name="intent" value="avatar-remove" look="plain">
                {t("customer.avatarRemove")}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </section>
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
        <Form method="post" noValidate className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2">
          <Faults faults={faults} />
          <input type="hidden" name="intent" value="email" />
          <Field
            label={t("customer.emailNew")}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={faults?.entered.email}
            error={faults?.fields.email}
          />
          <Field
            label={t("customer.emailPassword")}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={faults?.fields.password}
          />
          <Save label={t("customer.emailChange")} done={done ? t("customer.emailSent") : null} />
        </Form>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{t("customer.emailNeedsPassword")}</p>
      )}
    </section>
  );
}
