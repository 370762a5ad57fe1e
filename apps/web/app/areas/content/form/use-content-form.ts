import type { sendForm } from "@azulejo/contract/areas/content.ts";
import type { ValueOf } from "@azulejo/contract/call.ts";
import { type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { cleanText } from "@azulejo/contract/typed/clean-text.ts";
import { useState } from "react";
import type { FormFaults } from "../../../form/form-faults.ts";
import type { Deliver } from "../../../form/use-sending.ts";
import { type Language, useLanguage } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { askServer, type FormAnswer } from "../../../request/form-answer.ts";
import { announce } from "../../tag/announce.ts";
import { faultOf } from "./field-faults.ts";

type Receipt = ValueOf<typeof sendForm>;

interface About {
  /** The id of the form element. */
  id: string;
  form: FormName;
  /** Path without the language. */
  page: string;
  subject: string | null;
}

interface ContentFormState {
  receipt: (Receipt & { email: string }) | null;
  faults: FormFaults | null;
  /** Sends the form without leaving the page; fields keep their values until there is a receipt. */
  deliver: Deliver;
  /** Validates in the browser before sending. */
  check(element: HTMLFormElement): boolean;
}

export function useContentForm({ id, form, page, subject }: About): ContentFormState {
  const language = useLanguage();
  const [receipt, setReceipt] = useState<ContentFormState["receipt"]>(null);
  const [faults, setFaults] = useState<FormFaults | null>(null);
  return {
    receipt,
    faults,
    async deliver(body) {
      const fields = valuesOf(body, form);
      const sent = { form, page, fields, captcha: body.get("captchaToken"), ...(subject && { subject }) };
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(sent) };
      const answer = await askServer<Receipt>(`/${language}/content-form`, init);
      if (!answer.ok) return setFaults({ intent: id, entered: {}, ...refusal(answer) });
      setReceipt({ ...answer.value, email: fields.email ?? "" });
      announce("lead");
    },
    check(element) {
      cleanFields(element);
      const found = faultsOf(element, form, language);
      if (Object.keys(found).length === 0) return true;
      setFaults({ intent: id, code: "request_invalid", messages: [], fields: found, entered: {} });
      return false;
    },
  };
}

/** Removes invisible characters at the start of a pasted phone number, which no pattern allows. */
function cleanFields(element: HTMLFormElement): void {
  for (const control of element.elements) {
    if (control instanceof HTMLInputElement && ["text", "tel"].includes(control.type)) control.value = cleanText(control.value);
  }
}

function faultsOf(element: HTMLFormElement, form: FormName, language: Language): Record<string, string> {
  const found = forms[form].fields.flatMap((field) => {
    const control = element.elements.namedItem(field.name);
    const fault = control instanceof Element ? faultOf(field, control as HTMLInputElement) : null;
    return fault ? [[field.name, text(language, fault.key, fault.values)] as const] : [];
  });
  return Object.fromEntries(found);
}

function valuesOf(body: FormData, form: FormName): Record<string, string> {
  return Object.fromEntries(
    forms[form].fields.flatMap(({ name }) => {
      const value = body.get(name);
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    }),
  );
}

/** Returns an error of the API: form fields are named below `fields`; other errors have only a general message. */
function refusal({
  code,
  messages,
  fields,
}: Extract<FormAnswer<Receipt>, { ok: false }>): Pick<FormFaults, "code" | "messages" | "fields"> {
  const own = Object.entries(fields).flatMap(([name, error]) =>
    name.startsWith("fields.") ? [[name.slice("fields.".length), error] as const] : [],
  );
  return { code, messages, fields: Object.fromEntries(own) };
}
