import type { CaptchaPurpose } from "@azulejo/contract/captcha-purposes.ts";
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import type { FormFaults } from "../../../request/form-faults.server.ts";
import { CaptchaFailure, FormCaptcha } from "../../content/form/captcha/form-captcha.ts";

/** The captcha of a form: for every submission, or only once the API requires it. */
export interface CaptchaOptions {
  purpose: CaptchaPurpose;
  always: boolean;
}

interface Sending {
  busy: boolean;
  /** The captcha failed, or the network did. */
  failure: "captcha" | "network" | null;
  /** The answer requires a captcha, which is being solved, so no error is shown. */
  quiet: boolean;
  begin(): void;
  send(event: SubmitEvent<HTMLFormElement>): void;
}

type Stage = "idle" | "solving" | "sent";

/** A refused captcha answer may have expired, so a fresh one is tried before an error is shown. */
const TRIES = 2;

/**
 * Sends a form, with a captcha answer where required. A second click does nothing until the answer
 * or the next page has arrived.
 */
export function useSending(faults: FormFaults | null, captcha: CaptchaOptions | undefined): Sending {
  const address = `/${useLanguage()}/content-form`;
  const { key } = useLocation();
  const submit = useSubmit();
  const purpose = captcha?.purpose;
  const machine = useMemo(() => purpose && new FormCaptcha(address, purpose), [address, purpose]);
  const [stage, setStage] = useState<Stage>("idle");
  const [failure, setFailure] = useState<Sending["failure"]>(null);
  const tries = useRef(0);
  const needed = useRef(captcha?.always ?? false);
  const last = useRef<{ body: FormData; encType: string } | null>(null);
  const asked = faults?.code === "account_captcha" || faults?.code === "account_captcha_required";

  const deliver = async () => {
    const sent = last.current;
    if (!sent) return;
    tries.current += 1;
    setFailure(null);
    try {
      if (machine && needed.current) {
        setStage("solving");
        sent.body.set("captchaToken", await machine.answer());
        machine.forget();
      }
      setStage("sent");
      await submit(sent.body, { method: "post", encType: sent.encType as "multipart/form-data", preventScrollReset: true });
    } catch (error) {
      setFailure(error instanceof CaptchaFailure ? "captcha" : "network");
      setStage("idle");
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and for each page that comes instead of one
  useEffect(() => {
    setStage("idle");
    if (!asked || !machine || !last.current || tries.current >= TRIES) return;
    needed.current = true;
    void deliver();
  }, [faults, key]);

  useEffect(() => {
    const comeBack = () => setStage("idle");
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  return {
    busy: stage !== "idle",
    failure,
    quiet: asked && (stage !== "idle" || (last.current !== null && tries.current < TRIES)),
    begin: () => needed.current && machine?.begin(),
    send(event) {
      event.preventDefault();
      if (stage !== "idle") return;
      const form = event.currentTarget;
      last.current = { body: new FormData(form, event.nativeEvent.submitter), encType: form.enctype };
      tries.current = 0;
      void deliver();
    },
  };
}
