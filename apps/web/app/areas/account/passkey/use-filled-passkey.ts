import { useCallback, useRef } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

/**
 * Offers passkeys in the field's autofill from its first focus.
 * @returns handler for the field's focus event
 */
export function useFilledPasskey(returnTo: string): () => void {
  const language = useLanguage();
  const begun = useRef(false);
  return useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    void isOffered().then(async (offered) => {
      if (!offered) return;
      // Typing a password or pressing the button aborts this request; the button shows its own errors.
      const to = await signInWithPasskey(language, returnTo, true).catch(() => null);
      if (to) location.assign(to);
    });
  }, [language, returnTo]);
}

const isOffered = async (): Promise<boolean> => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
