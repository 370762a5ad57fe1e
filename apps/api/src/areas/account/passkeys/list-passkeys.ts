import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { listPasskeysOf } from "../../../identity/passkeys/list-passkeys.ts";

export const listPasskeys: Verb<typeof account.listPasskeys> = (context) =>
  listPasskeysOf(customerIdentity, context, requireSession(context).accountId);
