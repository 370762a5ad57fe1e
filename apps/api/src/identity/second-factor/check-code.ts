import { ShopError } from "@azulejo/contract";
import type { Context, Work } from "../../context.ts";
import { hashOf } from "../../session/ticket.ts";
import type { IdentityConfig } from "../identity.ts";
import { countedTry, triesOf } from "../tries/sign-in-guard.ts";
import { selectFactor, takeRecoveryCode, takeStep } from "./second-factor.repository.ts";
import { stepOf } from "./time-codes.ts";

/** Requires an app code or a recovery code if a second factor is on. @throws account_code_required, account_code_wrong, account_too_many */
export async function checkCode(identity: IdentityConfig, context: Context, ownerId: number, code: string | undefined): Promise<void> {
  const factor = await selectFactor(context.query, identity, ownerId);
  if (!factor?.confirmed) return;
  if (!code) throw new ShopError("account_code_required");
  const take = () => takeCode(identity, context, ownerId, factor.sealedSecret, code);
  if (!(await countedTry(context, triesOf(identity, ownerId, "code"), take))) throw new ShopError("account_code_wrong");
}

/** Uses up a code. Returns false if it is wrong or already used. */
async function takeCode(
  identity: IdentityConfig,
  { query, seal, now }: Work,
  ownerId: number,
  sealedSecret: string,
  code: string,
): Promise<boolean> {
  if (!/^\d+$/.test(code)) return takeRecoveryCode(query, identity, ownerId, hashOf(code.toLowerCase()), now());
  const secret = seal.open(sealedSecret);
  // After a change of SESSION_SECRET, app codes can't be verified, but recovery codes can.
  const step = secret === null ? null : stepOf(secret, code, now());
  return step !== null && takeStep(query, identity, ownerId, step);
}
