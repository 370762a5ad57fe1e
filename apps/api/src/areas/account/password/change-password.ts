import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { voidLinks } from "../../../proofs/mailed-link.repository.ts";
import { replaceTokens } from "../../../session/open-session.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { updatePassword } from "../account.repository.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";
import { provePassword } from "./prove-password.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

export const changePassword: Verb<typeof account.changePassword> = async (context, { currentPassword, password }) => {
  const session = requireSession(context);
  const owner = await requireAccount(context);
  await provePassword(context, owner, currentPassword);
  await refuseCommonPassword(context, password, [owner.email, owner.givenName, owner.surname]);
  const passwordHash = await context.passwords.hash(password);
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    await updatePassword(query, owner.id, passwordHash);
    await endSessionsOf(query, owner.id, "password changed", now(), { except: session.id });
    await voidLinks(query, owner.id, ["reset", "address", "code"], now());
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passwordChanged"));
  });
  return replaceTokens(context, session.id);
};
