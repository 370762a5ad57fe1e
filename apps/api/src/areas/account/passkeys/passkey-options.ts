import { createHash } from "node:crypto";
import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { insertLink, PASSKEY_MS } from "../../../proofs/mailed-link.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import { proveFreshly } from "../password/prove-freshly.ts";
import { requireAccount } from "../require-account.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { selectPasskeys } from "./passkey.repository.ts";
import { asJson, relyingParty, supportedAlgorithmIDs } from "./relying-party.ts";

export const passkeyOptions: Verb<typeof account.passkeyOptions> = async (context, { password }) => {
  await proveFreshly(context, await requireAccount(context), password);
  const { accountId, userName, givenName, surname } = requireSession(context);
  const { query, storefront, now } = context;
  const { rpID, rpName } = relyingParty(context);
  const known = await selectPasskeys(query, accountId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName,
    userDisplayName: `${givenName} ${surname}`.trim(),
    userID: handleOf(accountId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  const expiresAt = new Date(now().getTime() + PASSKEY_MS);
  const link = { hash: hashOf(options.challenge), kind: "webauthn" as const, storefrontId: storefront.id, accountId, expiresAt };
  await insertLink(query, link);
  return { options: asJson(options) };
};

/** Returns the account's user handle: always the same, and without personal data. */
const handleOf = (accountId: number) => new Uint8Array(createHash("sha256").update(`passkey:${accountId}`).digest());
