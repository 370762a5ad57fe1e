import { useCallback, useRef } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

/**
 * Offers passkeys in the field's own suggestions, from the first time that it is entered.
 * @returns called when the field takes the focus
 */
export function useFilledPasskey(returnTo: string): () => void {
  const language = useLanguage();
  const begun = useRef(false);
  return useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    void isOffered().then(async (offered) => {
      if (!offered) return;
      // Whoever types a password instead, or presses the button, ends this; the button says what went wrong.
      const to = await signInWithPasskey(language, returnTo, true).catch(() => null);
      if (to) location.assign(to);
    });
  }, [language, returnTo]);
}

const isOffered = async (): Promise<boolean> => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
