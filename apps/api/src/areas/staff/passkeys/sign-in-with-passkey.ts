import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { selectPasskey } from "../../../identity/passkeys/passkey.repository.ts";
import { offerSignIn, proveByPasskey } from "../../../identity/passkeys/sign-in-with-passkey.ts";
import { recordingFailures } from "../sign-in/record-failures.ts";
import { signInAs } from "../sign-in/sign-in.ts";

export const signInPasskeyChallenge: Verb<typeof office.signInPasskeyChallenge> = (context) => offerSignIn(staffIdentity, context);

/** Signs in with a passkey. The device has verified its owner, so a passkey counts as two factors and needs no password or code. */
export const signInWithPasskey: Verb<typeof office.signInWithPasskey> = async (context, signed) => {
  const passkey = await selectPasskey(context.query, staffIdentity, context.storefront.id, String(signed.response["id"]));
  const prove = () => proveByPasskey(staffIdentity, context, passkey, signed);
  return signInAs(context, await recordingFailures(context, passkey?.owner ?? null, prove), "passkey");
};
