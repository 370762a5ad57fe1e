import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { offerNewPasskey, readNewPasskey, storePasskey } from "../../../identity/passkeys/add-passkey.ts";
import { listPasskeysOf } from "../../../identity/passkeys/list-passkeys.ts";
import { deletePasskey, renamePasskey } from "../../../identity/passkeys/passkey.repository.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { proveStaffPassword } from "../own-account/own-account.ts";
import { lockStaff } from "../staff.repository.ts";

export const listOwnPasskeys: Verb<typeof office.ownPasskeys> = async (context) => ({
  passkeys: await listPasskeysOf(staffIdentity, context, requireStaff(context).staffId),
});

export const startOwnPasskey: Verb<typeof office.startOwnPasskey> = async (context, { password }) => {
  const { staffId, email, name } = requireStaff(context);
  await proveStaffPassword(context, password);
  return offerNewPasskey(staffIdentity, context, { id: staffId, email, name: name || email });
};

/** The first additional factor ends other sessions, because they were opened with the password alone. */
export const addOwnPasskey: Verb<typeof office.addOwnPasskey> = async (context, { response, name }) => {
  const { id: sessionId, staffId, email, hasSecondFactor } = requireStaff(context);
  const credential = await readNewPasskey(staffIdentity, context, staffId, response);
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    await lockStaff(query, staffId);
    const passkey = await storePasskey(staffIdentity, inside, staffId, credential, name);
    if (!hasSecondFactor) await endSessionsOfOwner(query, { staffId }, "second factor added", now(), { except: sessionId });
    await recordAct(inside, { kind: "staff.passkey_added", subject: "staff", no: email, after: { passkey } });
  });
  return { done: true };
};

export const renameOwnPasskey: Verb<typeof office.renameOwnPasskey> = async (context, { id, name }) => {
  const { staffId, email } = requireStaff(context);
  await inTransaction(context, async (inside) => {
    const before = await renamePasskey(inside.query, staffIdentity, staffId, id, name);
    if (before === null) throw new ShopError("office_passkey_not_found");
    const names = { before: { passkey: before }, after: { passkey: name } };
    await recordAct(inside, { kind: "staff.passkey_renamed", subject: "staff", no: email, ...names });
  });
  return { done: true };
};

export const removeOwnPasskey: Verb<typeof office.removeOwnPasskey> = async (context, { id, password }) => {
  const { staffId, email } = requireStaff(context);
  await proveStaffPassword(context, password);
  await inTransaction(context, async (inside) => {
    const removed = await deletePasskey(inside.query, staffIdentity, staffId, id);
    if (removed === null) return;
    await recordAct(inside, {
      kind: "staff.passkey_removed",
      subject: "staff",
      no: email,
      before: { passkey: removed },
      after: { passkey: null },
    });
  });
  return { done: true };
};
