import { Button } from "@azulejo/ui/button.tsx";
import { FaultSummary } from "@azulejo/ui/fault-summary.tsx";
import { FormFrame } from "@azulejo/ui/form-frame.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";
import { checkAge } from "../shell/browser/sent-form.ts";
import { type FieldWords, FormContext, fieldId } from "./form-context.ts";
import type { FormFaults } from "./form-faults.ts";
import { type FieldOfCode, nothingWrong, placeFaults } from "./place-faults.ts";
import { type CaptchaOptions, type Deliver, useSending } from "./use-sending.ts";

interface Props {
  /** Identifies the form on its page; prefix of its ids. */
  intent: string;
  words: FieldWords;
  /** Errors of the last submission of any form on the page. */
  faults: FormFaults | null | undefined;
  /** Label of the button; if missing, the form's children include its buttons. */
  submit?: string;
  /** Label of the button while the form is being sent. */
  working?: string;
  /** Whether the buttons among the children have intents as their values. */
  hasIntentButtons?: boolean;
  look?: "primary" | "quiet";
  /** Whether the form is waiting for something besides the response. */
  isBusy?: boolean;
  /** Whether the form can't be sent yet. */
  isClosed?: boolean;
  captcha?: CaptchaOptions;
  /** Messages for a failed captcha or connection, if different from the usual ones. */
  failures?: Record<"captcha" | "network", string>;
  /** Heading for errors that belong to no field. */
  title?: string;
  fieldOf?: FieldOfCode;
  /** The element that gets the focus when the form comes back with errors. */
  focus?: "summary" | "field";
  /** Whether the form uploads files. */
  files?: boolean;
  /** Whether the browser sends the form itself and loads the response as a new document. */
  reloadDocument?: boolean;
  /** Sends the form in place of the page's action. */
  deliver?: Deliver;
  /** Validates in the browser before sending; false cancels it. */
  check?: (form: HTMLFormElement) => boolean;
  /** Called when a script is about to send the form; the fields keep their values. */
  onSent?: () => void;
  /** Success message. */
  done?: string | null;
  /** Shown beside the button. */
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * The form component of every page: shows errors above it and at each field, keeps entered values, and disables the button while it is
 * sent. It works without scripts, unless a captcha is required; the page then says that it needs scripts.
 */
export function ShopForm(props: Props) {
  const { intent, words, submit, look = "primary", captcha, fieldOf, files, reloadDocument, focus = "summary" } = props;
  const t = useText();
  const language = useLanguage();
  const faults = isOf(intent, props.faults) ? (props.faults ?? null) : null;
  const sending = useSending({ faults, captcha, deliver: props.deliver, isNative: reloadDocument });
  const busy = sending.busy || props.isBusy === true;
  const label = (name: string) => words.label(language, name);
  const placed = useMemo(
    () =>
      faults
        ? placeFaults(faults, { unproved: t("fields.unproved"), isKnown: (name) => words.label(language, name) !== null, fieldOf })
        : nothingWrong,
    [faults, fieldOf, words, language, t],
  );
  const shown = sending.quiet ? { ...nothingWrong, entered: placed.entered } : placed;
  const failure = sending.failure && (props.failures?.[sending.failure] ?? t(`fields.failure.${sending.failure}`));
  const messages = failure ? [failure] : shown.messages;
  const wrong = Object.entries(shown.fields).map(([name, error]) => ({ id: fieldId(intent, name), label: label(name) ?? name, error }));
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out once
  useEffect(() => {
    const field = focus === "field" ? form.current?.querySelector<HTMLElement>("[aria-invalid=true]") : null;
    (field ?? box.current)?.focus();
    if (faults) void checkAge(faults);
  }, [faults, sending.failure, sending.quiet]);
  const title = wrong.length > 0 ? t("fields.faults", { count: wrong.length }) : (props.title ?? null);
  return (
    <FormContext value={{ ...shown, id: intent, words, busy, isReturned: faults !== null }}>
      <form
        ref={form}
        method="post"
        noValidate
        {...(files && { encType: "multipart/form-data" })}
        {...(reloadDocument && { "data-reload": true })}
        aria-busy={busy}
        className={props.className ?? "space-y-5"}
        onFocus={sending.begin}
        onSubmit={(event) => {
          if (busy) return event.preventDefault();
          if (props.check && !props.check(event.currentTarget)) return event.preventDefault();
          props.onSent?.();
          sending.send(event);
        }}
      >
        <FormFrame
          summary={<FaultSummary ref={box} title={title} messages={messages} faults={wrong} />}
          actions={
            submit && (
              <>
                <Button type="submit" look={look} disabled={busy || props.isClosed}>
                  {busy ? (props.working ?? t("fields.working")) : submit}
                </Button>
                {props.done && <p role="status">{props.done}</p>}
                {props.beside}
              </>
            )
          }
        >
          {!props.hasIntentButtons && <input type="hidden" name="intent" value={intent} />}
          {props.children}
          {captcha?.always && !props.deliver && (
            <noscript>
              <p className="text-small">{t("fields.needsScript")}</p>
            </noscript>
          )}
        </FormFrame>
      </form>
    </FormContext>
  );
}

/** A form with several buttons has an intent for each, such as `avatar` and `avatar-remove`. */
const isOf = (intent: string, faults: FormFaults | null | undefined): boolean =>
  faults?.intent === intent || faults?.intent.startsWith(`${intent}-`) === true;
