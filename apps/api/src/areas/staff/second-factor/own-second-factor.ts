import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { startFactor, turnOnFactor } from "../../../identity/second-factor/change-factor.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { deleteFactor, selectFactor } from "../../../identity/second-factor/second-factor.repository.ts";
import { countedTry, triesOf } from "../../../identity/tries/sign-in-guard.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { proveStaffPassword } from "../own-account/own-account.ts";

export const startOwnSecondFactor: Verb<typeof office.startOwnSecondFactor> = async (context, { password }) => {
  const { staffId, email } = requireStaff(context);
  await proveStaffPassword(context, password);
  return startFactor(staffIdentity, context, { id: staffId, email });
};

/** Ends other sessions, because they were opened with the password alone. */
export const confirmOwnSecondFactor: Verb<typeof office.confirmOwnSecondFactor> = async (context, { code }) => {
  const { id, staffId, email } = requireStaff(context);
  let recoveryCodes: string[] | null = null;
  const confirm = () =>
    inTransaction(context, async (inside) => {
      recoveryCodes = await turnOnFactor(staffIdentity, inside, staffId, code);
      if (!recoveryCodes) return false;
      await endSessionsOfOwner(inside.query, { staffId }, "second factor added", inside.now(), { except: id });
      await recordAct(inside, { kind: "staff.second_factor_on", subject: "staff", no: email, after: { secondFactor: true } });
      return true;
    });
  await countedTry(context, triesOf(staffIdentity, staffId, "code"), confirm);
  if (!recoveryCodes) throw new ShopError("account_code_wrong");
  return { recoveryCodes };
};

export const removeOwnSecondFactor: Verb<typeof office.removeOwnSecondFactor> = async (context, { code }) => {
  const { staffId, email } = requireStaff(context);
  if (!(await selectFactor(context.query, staffIdentity, staffId))?.confirmed) return { done: true };
  await checkCode(staffIdentity, context, staffId, code);
  await inTransaction(context, async (inside) => {
    await deleteFactor(inside.query, staffIdentity, staffId);
    await recordAct(inside, { kind: "staff.second_factor_off", subject: "staff", no: email, after: { secondFactor: false } });
  });
  return { done: true };
};
