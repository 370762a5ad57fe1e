import { Button } from "@azulejo/ui/button.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form } from "react-router";
import { useText } from "../../../i18n/text.ts";
import type { FormFaults } from "../../../request/form-faults.server.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { type FieldOfCode, FormContext, nothingWrong, placeFaults } from "./form-faults.ts";
import { type CaptchaOptions, useSending } from "./use-sending.ts";

interface Props {
  /** Identifies the form on its page; prefix of its ids. */
  intent: string;
  /** Errors of the last submission of any form on the page. */
  faults: FormFaults | null | undefined;
  /** Label of the button. */
  submit: string;
  look?: "primary" | "quiet";
  captcha?: CaptchaOptions;
  fieldOf?: FieldOfCode;
  /** Set if the form uploads files. */
  files?: boolean;
  /** Validates in the browser before anything is sent; false cancels the submission. */
  check?: (form: HTMLFormElement) => boolean;
  /** Called when a script is about to send the form; the fields keep their values. */
  onSent?: () => void;
  /** Shown beside the button. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form of the account: shows errors above it and at each field, keeps entered values, and disables the button while it is sent.
 * It works without scripts, unless a captcha is required; the page then says that it needs them.
 */
export function AccountForm(props: Props) {
  const {
    intent,
    submit,
    look = "primary",
    captcha,
    fieldOf,
    files = false,
    check,
    onSent,
    beside,
    className = "space-y-5",
    children,
  } = props;
  const t = useText();
  const faults = props.faults?.intent === intent ? props.faults : null;
  const sending = useSending(faults, captcha);
  const placed = useMemo(() => (faults ? placeFaults(faults, t("account.needsScript"), fieldOf) : nothingWrong), [faults, fieldOf, t]);
  const shown = sending.quiet ? { ...nothingWrong, entered: placed.entered } : placed;
  const messages = sending.failure ? [t(`account.failure.${sending.failure}`)] : shown.messages;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out once
  useEffect(() => {
    box.current?.focus();
  }, [faults, sending.failure, sending.quiet]);
  return (
    <FormContext value={{ ...shown, id: intent }}>
      <Form
        method="post"
        noValidate
        {...(files && { encType: "multipart/form-data" })}
        aria-busy={sending.busy}
        className={className}
        onFocus={sending.begin}
        onSubmit={(event) => {
          if (check && !check(event.currentTarget)) return event.preventDefault();
          onSent?.();
          sending.send(event);
        }}
      >
        <FaultSummary ref={box} id={intent} messages={messages} fields={shown.fields} />
        <input type="hidden" name="intent" value={intent} />
        {children}
        {captcha?.always && (
          <noscript>
            <p className="text-small">{t("account.needsScript")}</p>
          </noscript>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look={look} disabled={sending.busy}>
            {sending.busy ? t("account.working") : submit}
          </Button>
          {beside}
        </div>
      </Form>
    </FormContext>
  );
}
