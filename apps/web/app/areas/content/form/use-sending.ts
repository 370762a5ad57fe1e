import type { sendForm } from "@azulejo/contract/areas/content.ts";
import type { ValueOf } from "@azulejo/contract/call.ts";
import { type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { useCallback, useMemo, useRef, useState } from "react";
import { type Language, useLanguage } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { announce } from "../../tag/announce.ts";
import { CaptchaFailure, FormCaptcha } from "./captcha/form-captcha.ts";
import { faultOf } from "./field-faults.ts";
import { askServer, type FormAnswer } from "./form-answer.ts";

type Receipt = ValueOf<typeof sendForm>;

export interface Sending {
  busy: boolean;
  receipt: (Receipt & { email: string }) | null;
  messages: string[];
  /** Errors by field. */
  errors: Record<string, string>;
  /** Number of failed attempts. */
  attempt: number;
  /** Called when the visitor starts to type. */
  begin(): void;
  send(element: HTMLFormElement): Promise<void>;
}

interface About {
  form: FormName;
  /** Path below the language. */
  page: string;
  subject: string | null;
  settings: ShellData["settings"];
}

const nothing = { receipt: null, messages: [], errors: {}, attempt: 0 };
/** A refused captcha answer may have expired, so a fresh one is tried before an error is shown. */
const TRIES = 2;

/** Sends a form without leaving the page; fields keep their values until there is a receipt. */
export function useSending({ form, page, subject, settings }: About): Sending {
  const language = useLanguage();
  const address = `/${language}/content-form`;
  const captcha = useMemo(() => new FormCaptcha(address, form), [address, form]);
  const [state, setState] = useState<Omit<Sending, "busy" | "begin" | "send">>(nothing);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const fail = (messages: string[], errors: Record<string, string>) =>
    setState(({ attempt }) => ({ receipt: null, messages, errors, attempt: attempt + 1 }));

  const deliver = async (fields: Record<string, string>): Promise<FormAnswer<Receipt>> => {
    for (let attempt = 1; ; attempt++) {
      const solved = await captcha.answer();
      const body = JSON.stringify({ form, page, fields, captcha: solved, ...(subject && { subject }) });
      const answer = await askServer<Receipt>(address, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (answer.ok || answer.code !== "content_captcha" || attempt === TRIES) return answer;
      captcha.forget();
    }
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    if (running.current) return;
    const faults = faultsOf(element, form, language);
    if (Object.keys(faults).length > 0) return fail([], faults);
    running.current = true;
    setBusy(true);
    try {
      const fields = valuesOf(element, form);
      const answer = await deliver(fields);
      if (answer.ok) {
        setState({ ...nothing, receipt: { ...answer.value, email: fields.email ?? "" } });
        announce("lead");
      } else fail(...refusal(answer, form));
    } catch (error) {
      const { phone, email } = settings;
      fail([text(language, error instanceof CaptchaFailure ? "form.error.captcha" : "form.error.network", { phone, email })], {});
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { ...state, busy, begin: useCallback(() => captcha.begin(), [captcha]), send };
}

/** Validates in the browser before anything is sent. */
function faultsOf(element: HTMLFormElement, form: FormName, language: Language): Record<string, string> {
  const found = forms[form].fields.flatMap((field) => {
    const control = element.elements.namedItem(field.name);
    const fault = control instanceof Element ? faultOf(field, control as HTMLInputElement) : null;
    return fault ? [[field.name, text(language, fault.key, fault.values)] as const] : [];
  });
  return Object.fromEntries(found);
}

function valuesOf(element: HTMLFormElement, form: FormName): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(
    forms[form].fields.flatMap(({ name }) => {
      const value = data.get(name);
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    }),
  );
}

/** The API's errors by field; drops its general message if it names fields of this form. */
function refusal(answer: Extract<FormAnswer<Receipt>, { ok: false }>, form: FormName): [string[], Record<string, string>] {
  const known = forms[form].fields.flatMap(({ name }) => {
    const error = answer.fields[`fields.${name}`];
    return error ? [[name, error] as const] : [];
  });
  return [known.length > 0 ? [] : answer.messages, Object.fromEntries(known)];
}
