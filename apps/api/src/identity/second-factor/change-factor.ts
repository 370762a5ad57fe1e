import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { hashOf } from "../../session/ticket.ts";
import type { IdentityConfig } from "../identity.ts";
import { confirmFactor, insertFactor, replaceRecoveryCodes, selectFactor } from "./second-factor.repository.ts";
import { appAddress, newRecoveryCodes, newSecret, stepOf } from "./time-codes.ts";

/** Stores a new secret, which becomes active once one of its codes is entered. @throws account_code_on */
export async function startFactor(identity: IdentityConfig, { query, seal, storefront }: Work, owner: { id: number; email: string }) {
  const secret = newSecret();
  if (!(await insertFactor(query, identity, owner.id, seal.seal(secret)))) throw new ShopError("account_code_on");
  return { secret, address: appAddress(secret, storefront.name, owner.email) };
}

/** Turns on the second factor with the first code. @returns the recovery codes; null for a wrong code */
export async function turnOnFactor(
  identity: IdentityConfig,
  { query, seal, now }: Work,
  ownerId: number,
  code: string,
): Promise<string[] | null> {
  const factor = await selectFactor(query, identity, ownerId);
  const secret = factor && !factor.confirmed ? seal.open(factor.sealedSecret) : null;
  const step = secret === null ? null : stepOf(secret, code, now());
  if (step === null || !(await confirmFactor(query, identity, ownerId, step, now()))) return null;
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(query, identity, ownerId, recoveryCodes.map(hashOf));
  return recoveryCodes;
}
