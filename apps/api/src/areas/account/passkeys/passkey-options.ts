import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { offerNewPasskey } from "../../../identity/passkeys/add-passkey.ts";
import { proveFreshly } from "../password/prove-freshly.ts";
import { requireAccount } from "../require-account.ts";

export const passkeyOptions: Verb<typeof account.passkeyOptions> = async (context, { password }) => {
  await proveFreshly(context, await requireAccount(context), password);
  const { accountId, userName, givenName, surname } = requireSession(context);
  return offerNewPasskey(customerIdentity, context, { id: accountId, email: userName, name: `${givenName} ${surname}`.trim() });
};
