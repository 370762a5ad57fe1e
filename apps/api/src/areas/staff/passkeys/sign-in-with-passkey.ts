import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { insertLink, PASSKEY_MS, takeLink } from "../../../proofs/mailed-link.repository.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";
import { asJson, loadWebAuthn, relyingParty, verifyPasskey } from "../../account/index.ts";
import { recordingFailures } from "../sign-in/record-failures.ts";
import { signInAs } from "../sign-in/sign-in.ts";
import { selectPasskey, usePasskey } from "./staff-passkey.repository.ts";

/** Lists no credentials, so that the answer is the same for everybody. */
export const signInPasskeyChallenge: Verb<typeof office.signInPasskeyChallenge> = async (context) => {
  const { query, storefront, now } = context;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(context).rpID, userVerification: "required" });
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + PASSKEY_MS);
  const data = { challenge: options.challenge };
  await insertLink(query, { hash, kind: "staff_webauthn", storefrontId: storefront.id, data, expiresAt });
  return { ticket, options: asJson(options) };
};

/** The device has verified its owner, so a passkey is two factors and needs no password and no code. */
export const signInWithPasskey: Verb<typeof office.signInWithPasskey> = async (context, { ticket, response }) => {
  const passkey = await selectPasskey(context.query, context.storefront.id, String(response["id"]));
  const tried = passkey && { id: passkey.staffId, email: passkey.email };
  const staffId = await recordingFailures(context, tried, () => prove(context, passkey, ticket, response));
  return signInAs(context, staffId, "passkey");
};

/** @returns whose passkey it is @throws account_passkey_invalid */
async function prove(
  context: Context,
  passkey: Awaited<ReturnType<typeof selectPasskey>>,
  ticket: string,
  response: Record<string, unknown>,
): Promise<number> {
  const { query, storefront, now } = context;
  const link = await takeLink(query, { storefrontId: storefront.id, kinds: ["staff_webauthn"], hash: hashOf(ticket) }, now());
  const challenge = link?.data["challenge"];
  if (typeof challenge !== "string" || !passkey || passkey.isBlocked) throw new ShopError("account_passkey_invalid");
  const { newCounter } = await verifyPasskey(context, passkey, { response, challenge, requiresVerification: true });
  if (!(await usePasskey(query, { id: passkey.id, counter: newCounter }, now()))) throw new ShopError("account_passkey_invalid");
  return passkey.staffId;
}
