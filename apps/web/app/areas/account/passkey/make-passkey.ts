import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { askPasskey } from "./ask-passkey.ts";

/**
 * Has the browser create a passkey and adds it to the account; loads the library when needed.
 * @param password needed if the sign-in was a while ago
 * @throws PasskeyRefused, or the browser's own error if it created none
 */
export async function makePasskey(language: string, name: string, password: string | null): Promise<void> {
  const address = `/${language}/account/addpasskey`;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await askPasskey<{ options: PublicKeyCredentialCreationOptionsJSON }>(address, password ? { password } : {});
  await askPasskey(address, { response: await startRegistration({ optionsJSON: options }), name });
}
