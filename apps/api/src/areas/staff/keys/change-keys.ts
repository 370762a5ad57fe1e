import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { addDays, momentOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing, requireCovered } from "../change-staffing.ts";
import { placeCodes, powerOf, readGrant } from "../granted.ts";
import type { Member } from "../members/member.repository.ts";
import { issueKey, replaceSecret } from "./issue-key.ts";
import { type ApiKeyRow, endSecrets, revokeKeyRow, selectKeys, updateAddresses } from "./key.repository.ts";
import { stateOf } from "./list-keys.ts";

const HOUR_MS = 3_600_000;

export const createKey: Verb<typeof office.createApiKey> = (context, { name, role, stores, addresses, expiresOn }) =>
  changeStaffing(context, async (inside, own) => {
    const grant = await readGrant(inside, { role, stores });
    requireCovered(own, powerOf(grant));
    const placeIds = grant.placeIds ?? [];
    const expiresAt = expiresOn === null ? null : endOfDay(inside, expiresOn);
    const key = { name, addresses, expiresAt, placeIds, storefrontId: inside.storefront.id, roleId: grant.role.id };
    const issued = await issueKey(inside.query, { ...key, createdBy: own.email, now: inside.now() });
    const after = { role, stores: (await placeCodes(inside))(grant.placeIds), addresses, expiresOn };
    await recordAct(inside, { kind: "api_key.created", subject: "api_key", no: name, before: null, after });
    return issued;
  });

export const changeKey: Verb<typeof office.changeApiKey> = (context, { keyId, addresses }) =>
  changeStaffing(context, async (inside, own) => {
    const key = await requireActive(inside, own, keyId);
    await updateAddresses(inside.query, keyId, addresses);
    const states = { before: { addresses: key.addresses }, after: { addresses } };
    await recordAct(inside, { kind: "api_key.changed", subject: "api_key", no: key.name, ...states });
    return { done: true as const };
  });

export const rotateKey: Verb<typeof office.rotateApiKey> = (context, { keyId, overlapHours }) =>
  changeStaffing(context, async (inside, own) => {
    const key = await requireActive(inside, own, keyId);
    const now = inside.now();
    const issued = await replaceSecret(inside.query, keyId, { now, endsAt: new Date(now.getTime() + overlapHours * HOUR_MS) });
    const after = { overlapHours, hint: issued.secret.slice(-4) };
    await recordAct(inside, { kind: "api_key.rotated", subject: "api_key", no: key.name, before: null, after });
    return issued;
  });

export const revokeKey: Verb<typeof office.revokeApiKey> = (context, { keyId }) =>
  changeStaffing(context, async (inside, own) => {
    const key = await requireKey(inside, own, keyId);
    if (!key.isRevoked) {
      await revokeKeyRow(inside.query, keyId, inside.now());
      await endSecrets(inside.query, keyId, inside.now());
    }
    const states = { before: { isRevoked: key.isRevoked }, after: { isRevoked: true } };
    await recordAct(inside, { kind: "api_key.revoked", subject: "api_key", no: key.name, ...states });
    return { done: true as const };
  });

/** @throws office_key_not_found, office_rights_beyond for a key with more rights than the caller */
async function requireKey({ query, storefront }: Context, own: Member, keyId: number): Promise<ApiKeyRow> {
  const [key] = await selectKeys(query, storefront.id, keyId);
  if (!key) throw new ShopError("office_key_not_found");
  requireCovered(own, key);
  return key;
}

/** @throws office_key_ended, and the errors of `requireKey` */
async function requireActive(inside: Context, own: Member, keyId: number): Promise<ApiKeyRow> {
  const key = await requireKey(inside, own, keyId);
  if (stateOf(key, inside.now()) !== "active") throw new ShopError("office_key_ended", { name: key.name });
  return key;
}

/** Returns the end of a day in the shop's time zone. */
const endOfDay = ({ storefront }: Context, day: string): Date =>
  new Date(momentOf(new Date(`${day}T12:00:00Z`), storefront.timezone, { day: addDays(day, 1), time: "00:00" }));
