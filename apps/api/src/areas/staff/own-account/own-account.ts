import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { proveAgain } from "../../../identity/password/prove-password.ts";
import { replaceStaffTokens } from "../../../session/open-session.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { hashStaffPassword } from "../create-staff.ts";
import { toTokens } from "../sign-in/sign-in.ts";
import { selectPasswordHash, updateStaff } from "../staff.repository.ts";

export const changeOwnPassword: Verb<typeof office.changeOwnPassword> = async (context, { currentPassword, password }) => {
  const { id, staffId, email } = requireStaff(context);
  await proveStaffPassword(context, currentPassword);
  const passwordHash = await hashStaffPassword(
    context.passwords,
    { storefront: context.storefront, email, password },
    context.breachedPasswords,
  );
  await inTransaction(context, async (inside) => {
    await updateStaff(inside.query, staffId, { passwordHash });
    const sessions = await endSessionsOfOwner(inside.query, { staffId }, "password changed", inside.now(), { except: id });
    await recordAct(inside, { kind: "staff.password", subject: "staff", no: email, after: { sessions } });
  });
  return toTokens(context, await replaceStaffTokens(context, id));
};

/** Requires the caller's password again. @throws account_password_wrong, account_too_many */
export async function proveStaffPassword(context: Context, password: string): Promise<void> {
  const { staffId } = requireStaff(context);
  const passwordHash = await selectPasswordHash(context.query, staffId);
  await proveAgain(staffIdentity, context, { id: staffId, passwordHash }, password);
}

export const saveOwnAccount: Verb<typeof office.saveOwnAccount> = async (context, { name, language }) => {
  await updateStaff(context.query, requireStaff(context).staffId, { name, language });
  return { done: true };
};
