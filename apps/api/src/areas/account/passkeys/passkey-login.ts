import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { selectPasskey } from "../../../identity/passkeys/passkey.repository.ts";
import { proveByPasskey } from "../../../identity/passkeys/sign-in-with-passkey.ts";
import { selectFactor } from "../../../identity/second-factor/second-factor.repository.ts";
import { openSession } from "../../../session/open-session.ts";
import { selectAccount } from "../account.repository.ts";

/**
 * Signs in with a passkey. If the authenticator verified the user (fingerprint, face or PIN), it counts as two factors and no code
 * is required. Without user verification, an account that requires codes is refused.
 */
export const passkeyLogin: Verb<typeof account.passkeyLogin> = async (context, { ticket, response }) => {
  const { query, storefront } = context;
  const passkey = await selectPasskey(query, customerIdentity, storefront.id, String(response["id"]));
  const accepts = async (userVerified: boolean) => {
    if (!passkey || !(await selectAccount(query, passkey.owner.id))) throw new ShopError("account_passkey_invalid");
    return userVerified || !(await selectFactor(query, customerIdentity, passkey.owner.id))?.confirmed;
  };
  return openSession(context, await proveByPasskey(customerIdentity, context, passkey, { ticket, response }, accepts), "passkey");
};
