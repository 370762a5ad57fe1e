import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { askPasskey } from "./ask-passkey.ts";

/**
 * Has the browser make a passkey and adds it to the account; loads the library on demand.
 * @param password needed once the sign-in is a while ago
 * @throws PasskeyRefused, or the browser's own error if it made none
 */
export async function makePasskey(language: string, name: string, password: string | null): Promise<void> {
  const address = `/${language}/account/addpasskey`;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await askPasskey<{ options: PublicKeyCredentialCreationOptionsJSON }>(address, password ? { password } : {});
  await askPasskey(address, { response: await startRegistration({ optionsJSON: options }), name });
}
