import { Dialog } from "@azulejo/ui/dialog.tsx";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { SignInForm } from "../areas/sign-in/sign-in-form.tsx";
import { onSessionEnd } from "../call/sign-in-again.ts";
import { useText } from "../i18n/text.ts";
import { forgetStaff } from "./staff.ts";

/** Asks a user whose session has ended to sign in, above the page, which stays unchanged. */
export function SignInAgain() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<((isSignedIn: boolean) => void) | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(
    () =>
      onSessionEnd(
        () =>
          new Promise((resolve) => {
            answer.current?.(false);
            answer.current = resolve;
            setAsked(true);
            dialog.current?.showModal();
          }),
      ),
    [],
  );
  const end = (isSignedIn: boolean) => {
    answer.current?.(isSignedIn);
    answer.current = null;
    setAsked(false);
  };
  const signedIn = () => {
    end(true);
    dialog.current?.close();
    forgetStaff();
    void revalidate();
  };
  return (
    <Dialog ref={dialog} title={t("signIn.again")} closeLabel={t("frame.close")} onClose={() => end(false)}>
      <p className="mb-4 text-small">{t("signIn.againWhy")}</p>
      {isAsked && <SignInForm onSignedIn={signedIn} />}
    </Dialog>
  );
}
