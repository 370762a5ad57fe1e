import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { forgetStaff, useStaff } from "../../frame/staff.ts";
import { setLanguage, useLanguage } from "../../i18n/language.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { text, useText } from "../../i18n/text.ts";

/** The user's name, and the language of emails to them. */
export function PersonForm() {
  const t = useText();
  const shown = useLanguage();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { name, language } = useStaff();
  const { send, isSending, failure } = useCall("saveOwnAccount");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = form.get("language") === "es" ? "es" : "en";
    if (!(await send({ name: String(form.get("name")), language: chosen }))) return;
    if (chosen !== shown) {
      await loadMessages(chosen);
      setLanguage(chosen);
    }
    announce(text(chosen, "account.saved"));
    forgetStaff();
    await revalidate();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="stack">
      <FailureNotice failure={failure} />
      <Field
        name="name"
        label={t("account.name")}
        defaultValue={name}
        maxLength={60}
        required
        autoComplete="name"
        error={failure?.fields["name"]}
      />
      <SelectField name="language" label={t("account.language")} hint={t("account.languageHint")} defaultValue={language}>
        <option value="en">{t("language.en")}</option>
        <option value="es">{t("language.es")}</option>
      </SelectField>
      <div>
        <Button type="submit" look="tool" disabled={isSending}>
          {t("account.save")}
        </Button>
      </div>
    </form>
  );
}
