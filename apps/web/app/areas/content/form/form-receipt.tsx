import type { FormName } from "@azulejo/contract/content/forms.ts";
import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";

interface Props {
  form: FormName;
  reference: string;
  email: string;
  /** The editor's text; null for the shop's default. */
  title: string | null | undefined;
  text: string | null | undefined;
}

/** Shown in place of a form that was received. */
export function FormReceipt({ form, reference, email, title, text }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="max-w-prose space-y-3 border-l-2 border-glaze bg-paper px-6 py-5">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {title || t("form.thanks")}
      </h2>
      <p className="text-lead">{t("form.reference", { reference })}</p>
      <p className="whitespace-pre-line">{text || t(`form.next.${form}`)}</p>
      <p className="text-small text-ink-soft">{t("form.confirmed", { email })}</p>
    </div>
  );
}
