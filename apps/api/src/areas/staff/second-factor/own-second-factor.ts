import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import { appAddress, newRecoveryCodes, newSecret, stepOf } from "../../account/index.ts";
import { recordAct } from "../../audit/index.ts";
import { proveStaffPassword } from "../own-account/own-account.ts";
import { checkStaffCode, countedTry } from "./check-code.ts";
import { confirmFactor, deleteFactor, insertFactor, replaceRecoveryCodes, selectFactor } from "./staff-factor.repository.ts";

export const startOwnSecondFactor: Verb<typeof office.startOwnSecondFactor> = async (context, { password }) => {
  const { staffId, email } = requireStaff(context);
  await proveStaffPassword(context, password);
  const secret = newSecret();
  if (!(await insertFactor(context.query, staffId, context.seal.seal(secret)))) throw new ShopError("account_code_on");
  return { secret, address: appAddress(secret, context.storefront.name, email) };
};

/** Sessions that were opened with the password alone end, except this one. */
export const confirmOwnSecondFactor: Verb<typeof office.confirmOwnSecondFactor> = async (context, { code }) => {
  const { id, staffId, email } = requireStaff(context);
  const recoveryCodes = newRecoveryCodes();
  const confirm = () =>
    inTransaction(context, async (inside) => {
      const { query, seal, now } = inside;
      const factor = await selectFactor(query, staffId);
      const secret = factor && !factor.confirmed ? seal.open(factor.sealedSecret) : null;
      const step = secret === null ? null : stepOf(secret, code, now());
      if (step === null || !(await confirmFactor(query, staffId, step, now()))) return false;
      await replaceRecoveryCodes(query, staffId, recoveryCodes.map(hashOf));
      await endSessionsOfOwner(query, { staffId }, "second factor added", now(), { except: id });
      await recordAct(inside, { kind: "staff.second_factor_on", subject: "staff", no: email, after: { secondFactor: true } });
      return true;
    });
  await countedTry(context, staffId, confirm);
  return { recoveryCodes };
};

export const removeOwnSecondFactor: Verb<typeof office.removeOwnSecondFactor> = async (context, { code }) => {
  const { staffId, email } = requireStaff(context);
  if (!(await selectFactor(context.query, staffId))?.confirmed) return { done: true };
  await checkStaffCode(context, staffId, code);
  await inTransaction(context, async (inside) => {
    await deleteFactor(inside.query, staffId);
    await recordAct(inside, { kind: "staff.second_factor_off", subject: "staff", no: email, after: { secondFactor: false } });
  });
  return { done: true };
};
