import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { askPasskey } from "./ask-passkey.ts";

interface Offer {
  ticket: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}

/**
 * Asks the browser for a passkey and signs in with it; loads the library when needed.
 * @param filled offers passkeys in the field's autofill and waits until one is chosen
 * @returns the path of the next page
 * @throws PasskeyRefused, or the browser's own error if nobody chose one
 */
export async function signInWithPasskey(language: string, returnTo: string, filled = false): Promise<string> {
  const address = `/${language}/account/passkeylogin`;
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { ticket, options } = await askPasskey<Offer>(address, {});
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: filled });
  return (await askPasskey<{ to: string }>(address, { ticket, response, returnTo })).to;
}
