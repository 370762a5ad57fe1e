import type { CaptchaPurpose } from "@azulejo/contract/captcha-purposes.ts";
import type { FormName } from "@azulejo/contract/content/forms.ts";
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { CaptchaFailure } from "./captcha/captcha-failure.ts";
import type { FormCaptcha } from "./captcha/form-captcha.ts";
import type { FormFaults } from "./form-faults.ts";

/** A form's captcha: for every submission, or only after the API requires it. */
export interface CaptchaOptions {
  purpose: CaptchaPurpose | FormName;
  always: boolean;
}

/**
 * Sends a form in another way than to the page's action. After it resolves, the form can be sent again unless it is busy for another
 * reason. Refusals come back to the form as its errors.
 * @throws without a connection
 */
export type Deliver = (body: FormData) => Promise<void>;

interface Options {
  /** Errors of the last submission of this form. */
  faults: FormFaults | null;
  captcha: CaptchaOptions | undefined;
  deliver: Deliver | undefined;
  /** Whether the browser sends the form itself. */
  isNative: boolean | undefined;
}

interface Sending {
  busy: boolean;
  /** Whether the captcha or the network failed. */
  failure: "captcha" | "network" | null;
  /** Whether no error is shown, because the response requires a captcha, which is being solved. */
  quiet: boolean;
  begin(): void;
  send(event: SubmitEvent<HTMLFormElement>): void;
}

type Stage = "idle" | "solving" | "sent";

/** A refused captcha answer may have expired, so a new one is tried before an error is shown. */
const TRIES = 2;
const captchaCodes: readonly unknown[] = ["account_captcha", "account_captcha_required", "content_captcha"];

/** Loads the captcha's code when a form first needs it; most forms never do. */
function captchaOf(address: string, purpose: string): () => Promise<FormCaptcha> {
  let loading: Promise<FormCaptcha> | null = null;
  return () => {
    loading ??= import("./captcha/form-captcha.ts").then(({ FormCaptcha: Captcha }) => new Captcha(address, purpose));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}

/** Sends a form, with a captcha answer if required. A second click does nothing until the response or the next page has arrived. */
export function useSending({ faults, captcha, deliver: send, isNative = false }: Options): Sending {
  const address = `/${useLanguage()}/content-form`;
  const { key } = useLocation();
  const submit = useSubmit();
  const purpose = captcha?.purpose;
  const machine = useMemo(() => purpose && captchaOf(address, purpose), [address, purpose]);
  const [stage, setStage] = useState<Stage>("idle");
  const [failure, setFailure] = useState<Sending["failure"]>(null);
  const tries = useRef(0);
  const needed = useRef(captcha?.always ?? false);
  const last = useRef<{ body: FormData; encType: string } | null>(null);
  const needsCaptcha = captchaCodes.includes(faults?.code);

  const deliver = async () => {
    const sent = last.current;
    if (!sent) return;
    tries.current += 1;
    const attempt = tries.current;
    const isLatest = () => tries.current === attempt;
    setFailure(null);
    try {
      if (machine && needed.current) {
        setStage("solving");
        const solver = await machine();
        sent.body.set("captchaToken", await solver.answer());
        solver.forget();
      }
      setStage("sent");
      if (send) {
        await send(sent.body);
        if (isLatest()) setStage("idle");
      } else await submit(sent.body, { method: "post", encType: sent.encType as "multipart/form-data" });
    } catch (error) {
      if (!isLatest()) return;
      setFailure(error instanceof CaptchaFailure ? "captcha" : "network");
      setStage("idle");
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and for each page that comes instead of one
  useEffect(() => {
    setStage("idle");
    setFailure(null);
    if (!needsCaptcha || !machine || !last.current || tries.current >= TRIES) return;
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
    quiet: needsCaptcha && (stage !== "idle" || (last.current !== null && tries.current < TRIES)),
    begin() {
      if (needed.current && machine)
        machine().then(
          (solver) => solver.begin(),
          () => {},
        );
    },
    send(event) {
      if (stage !== "idle") return event.preventDefault();
      if (isNative) return setStage("sent");
      event.preventDefault();
      const form = event.currentTarget;
      last.current = { body: new FormData(form, event.nativeEvent.submitter), encType: form.enctype };
      tries.current = 0;
      void deliver();
    },
  };
}
