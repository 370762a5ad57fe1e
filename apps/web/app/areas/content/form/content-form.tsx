import "virtual:words/form";
import { type FieldKind, type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { useEffect, useId, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { splitAddress } from "../../../routing/language-routing.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { type ContactSubject, readContactSubject } from "./contact-subject.ts";
import { contentWords } from "./content-words.ts";
import { ContentField } from "./form-field.tsx";
import type { FormOptions } from "./form-options.server.ts";
import { FormReceipt } from "./form-receipt.tsx";
import { useContentForm } from "./use-content-form.ts";

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
  const words = useMemo(() => contentWords(form), [form]);
  const { receipt, faults, deliver, check } = useContentForm({ id, form, page, subject });
  const [asked, setAsked] = useState<ContactSubject | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared page doesn't know its visitor's day, nor the link that led to it
  useEffect(() => {
    setToday(new Date().toLocaleDateString("sv-SE"));
    setAsked(form === "contact" ? readContactSubject(location.search) : null);
  }, []);
  const known = asked
    ? { ...options.known, topic: "product", store: asked.store, message: t("form.aboutSlab", { slab: asked.slab }) }
    : options.known;
  const navigate = useNavigate();
  const address = useAddress();
  const next = options.next && address(options.next);
  useEffect(() => {
    if (receipt && next) void navigate(next);
  }, [receipt, next, navigate]);
  if (receipt) return <FormReceipt form={form} {...receipt} {...thanks} />;
  const { phone, email } = root.settings;
  return (
    <ShopForm
      intent={id}
      words={words}
      faults={faults}
      submit={t("form.send")}
      working={t("form.sending")}
      isClosed={today === undefined}
      captcha={{ purpose: form, always: true }}
      failures={{ captcha: t("form.error.captcha", { phone, email }), network: t("form.error.network") }}
      title={t("form.notSent")}
      deliver={deliver}
      check={check}
      className="max-w-4xl space-y-5"
    >
      <p className="text-small text-ink-soft">{t("form.legend")}</p>
      <div key={asked?.slab} className="grid gap-4 sm:grid-cols-2">
        {forms[form].fields.map((field) => (
          <div key={field.name} className={wide.includes(field.kind) ? "sm:col-span-2" : ""}>
            <ContentField field={field} options={{ ...options, known }} today={today} />
          </div>
        ))}
      </div>
      <noscript>
        <p>{t("form.needsScript")}</p>
        <p>{t("form.callOr", { phone, email })}</p>
      </noscript>
    </ShopForm>
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
