import "./words.ts";
import { type FieldKind, type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { splitAddress } from "../../../routing/language-routing.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { FormField } from "./form-field.tsx";
import type { FormOptions } from "./form-options.server.ts";
import { FormReceipt } from "./form-receipt.tsx";
import { useSending } from "./use-sending.ts";

interface Props {
  form: FormName;
  subject: string | null;
  options: FormOptions;
  thanks: { title: string | null | undefined; text: string | null | undefined };
  root: ShellData;
}

const wide: readonly FieldKind[] = ["textarea", "checkbox"];

/** A form of the site, built from its data. It needs scripts, because the captcha does. */
export function ContentForm({ form, subject, options, thanks, root }: Props) {
  const t = useText();
  const id = useId();
  const page = decoded(splitAddress(useLocation().pathname).rest);
  const [today, setToday] = useState<string>();
  const { busy, receipt, messages, errors, attempt, begin, send } = useSending({ form, page, subject, settings: root.settings });
  useEffect(() => setToday(new Date().toLocaleDateString("sv-SE")), []);
  const navigate = useNavigate();
  const address = useAddress();
  const next = options.next && address(options.next);
  useEffect(() => {
    if (receipt && next) void navigate(next);
  }, [receipt, next, navigate]);
  if (receipt) return <FormReceipt form={form} {...receipt} {...thanks} />;
  const { fields } = forms[form];
  const { phone, email } = root.settings;
  const idOf = (name: string) => `${id}-${name}`;
  return (
    <form
      noValidate
      method="post"
      aria-busy={busy}
      className="max-w-3xl space-y-5"
      onFocus={begin}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <FaultSummary messages={messages} fields={fields} errors={errors} attempt={attempt} idOf={idOf} />
      <p className="text-small text-ink-soft">{t("form.legend")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className={wide.includes(field.kind) ? "sm:col-span-2" : ""}>
            <FormField field={field} id={idOf(field.name)} options={options} today={today} error={errors[field.name]} />
          </div>
        ))}
      </div>
      <noscript>
        <p>{t("form.needsScript")}</p>
        <p>{t("form.callOr", { phone, email })}</p>
      </noscript>
      <Button type="submit" disabled={busy || today === undefined}>
        {t(busy ? "form.sending" : "form.send")}
      </Button>
    </form>
  );
}

/** The path as stored in the content system. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
