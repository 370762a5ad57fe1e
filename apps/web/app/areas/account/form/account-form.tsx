import { Button } from "@azulejo/ui/button.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form } from "react-router";
import { useText } from "../../../i18n/text.ts";
import type { FormFaults } from "../../../request/form-faults.server.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { type FieldOfCode, FormContext, nothingWrong, placeFaults } from "./form-faults.ts";
import { type CaptchaOptions, useSending } from "./use-sending.ts";

interface Props {
  /** Which form of the page it is; its ids begin with it. */
  intent: string;
  /** Of the last try of any form of the page. */
  faults: FormFaults | null | undefined;
  /** On the button. */
  submit: string;
  look?: "primary" | "quiet";
  captcha?: CaptchaOptions;
  fieldOf?: FieldOfCode;
  /** Files are sent with it. */
  files?: boolean;
  /** Says what the browser itself sees, before anything is sent; the form then stays. */
  check?: (form: HTMLFormElement) => boolean;
  /** It is about to be sent by a script: all that was typed stays in its fields. */
  onSent?: () => void;
  /** Beside the button. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form of the account: what is wrong stands above it and at each field, what was typed stays, the button rests while it is sent.
 * It works without scripts; where a captcha is asked for, the page says that it needs them.
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
