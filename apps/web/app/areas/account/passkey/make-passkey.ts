import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { askPasskey } from "./ask-passkey.ts";

/**
 * Has the browser make a passkey and keeps it with the account; the library comes only now.
 * @throws PasskeyRefused, or the browser's own error when it made none
 */
export async function makePasskey(language: string, name: string): Promise<void> {
  const address = `/${language}/account/addpasskey`;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await askPasskey<{ options: PublicKeyCredentialCreationOptionsJSON }>(address, {});
  await askPasskey(address, { response: await startRegistration({ optionsJSON: options }), name });
}
