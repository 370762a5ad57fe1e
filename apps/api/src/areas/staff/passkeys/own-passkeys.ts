import { createHash } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { insertLink, PASSKEY_MS, takeLink } from "../../../proofs/mailed-link.repository.ts";
import { deviceOf } from "../../../session/device.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import { asJson, challengeIn, loadWebAuthn, relyingParty, supportedAlgorithmIDs, verifyNewPasskey } from "../../account/index.ts";
import { recordAct } from "../../audit/index.ts";
import { proveStaffPassword } from "../own-account/own-account.ts";
import { deletePasskey, insertPasskey, lockOwner, renamePasskey, selectPasskeys } from "./staff-passkey.repository.ts";

/** The maximum number of passkeys per person; more than anyone has devices. */
const MOST = 20;

export const listOwnPasskeys: Verb<typeof office.ownPasskeys> = async (context) => {
  const passkeys = await selectPasskeys(context.query, requireStaff(context).staffId);
  return {
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
};

export const startOwnPasskey: Verb<typeof office.startOwnPasskey> = async (context, { password }) => {
  const { staffId, email, name } = requireStaff(context);
  await proveStaffPassword(context, password);
  const { query, storefront, now } = context;
  const { rpID, rpName } = relyingParty(context);
  const known = await selectPasskeys(query, staffId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userDisplayName: name || email,
    userID: handleOf(staffId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const expiresAt = new Date(now().getTime() + PASSKEY_MS);
  const hash = hashOf(options.challenge);
  await insertLink(query, { hash, kind: "staff_webauthn", storefrontId: storefront.id, data: { staffId }, expiresAt });
  return { options: asJson(options) };
};

/** Of staff, so that a customer's passkey for the same shop is not replaced by it on the device. */
const handleOf = (staffId: number) => new Uint8Array(createHash("sha256").update(`staff passkey:${staffId}`).digest());

/** Other sessions end with the first factor, because the password alone has opened them. */
export const addOwnPasskey: Verb<typeof office.addOwnPasskey> = async (context, { response, name }) => {
  const { id: sessionId, staffId, email, hasSecondFactor } = requireStaff(context);
  const { id, publicKey, counter, transports = [] } = await readCredential(context, staffId, response);
  const label = name || deviceOf(context.client.agent) || context.storefront.name;
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    await lockOwner(query, staffId);
    if ((await selectPasskeys(query, staffId)).length >= MOST) throw new ShopError("account_passkey_invalid");
    const added = await insertPasskey(query, { id, staffId, publicKey, counter, transports, name: label, addedAt: now() });
    if (!added) throw new ShopError("account_passkey_invalid");
    if (!hasSecondFactor) await endSessionsOfOwner(query, { staffId }, "second factor added", now(), { except: sessionId });
    await recordAct(inside, { kind: "staff.passkey_added", subject: "staff", no: email, after: { passkey: label } });
  });
  return { done: true };
};

/** Verifies the credential against this person's challenge, which is used up. @throws account_passkey_invalid */
async function readCredential(context: Context, staffId: number, response: Record<string, unknown>): Promise<WebAuthnCredential> {
  const challenge = challengeIn(response);
  const named = { storefrontId: context.storefront.id, kinds: ["staff_webauthn" as const], hash: hashOf(challenge ?? "") };
  const link = challenge && (await takeLink(context.query, named, context.now()));
  if (!link || link.data["staffId"] !== staffId) throw new ShopError("account_passkey_invalid");
  return verifyNewPasskey(context, { response, challenge, requiresVerification: true });
}

export const renameOwnPasskey: Verb<typeof office.renameOwnPasskey> = async (context, { id, name }) => {
  const { staffId, email } = requireStaff(context);
  await inTransaction(context, async (inside) => {
    const before = await renamePasskey(inside.query, staffId, id, name);
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
    const removed = await deletePasskey(inside.query, staffId, id);
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
