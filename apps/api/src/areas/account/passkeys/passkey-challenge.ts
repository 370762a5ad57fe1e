import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { offerSignIn } from "../../../identity/passkeys/sign-in-with-passkey.ts";

export const passkeyChallenge: Verb<typeof account.passkeyChallenge> = (context) => offerSignIn(customerIdentity, context);
