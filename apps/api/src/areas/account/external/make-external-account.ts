import { type account, type InputIssue, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { joinGuestOrders } from "../../order/index.ts";
import { enqueueAccountMails } from "../email/account-mail.ts";
import { insertRegistration, type Registration } from "../sign-up/make-account.ts";
import { insertExternalLogin } from "./external.repository.ts";
import type { Pending } from "./pending.ts";

type Input = ParsedInputOf<typeof account.externalLoginConfirmation>;

/**
 * Creates an account without a password that signs in through the service. Its address counts as confirmed if the service vouches
 * for it; any other address is confirmed by our email, as at sign-up. Runs inside the caller's transaction.
 * @throws request_invalid with the missing fields, account_address_taken when the service is linked to another account meanwhile
 */
export async function makeExternalAccount(context: Context, input: Input, data: Pending): Promise<number> {
  const { query, storefront, now } = context;
  const person = registrationOf(input, data);
  const accountId = await insertRegistration(context, person, { passwordHash: null, emailProvedAt: data.emailVerified ? now() : null });
  const named = { storefrontId: storefront.id, provider: data.provider, subject: data.subject };
  const linked = await insertExternalLogin(query, named, { accountId, email: data.email, now: now(), used: true });
  if (!linked) throw new ShopError("account_address_taken");
  if (data.emailVerified) await joinGuestOrders(query, accountId, storefront.id, emailKey(person.email));
  else await enqueueAccountMails(context, [{ mail: "proof", accountId }]);
  return accountId;
}

function registrationOf(input: Input, data: Pending): Registration {
  const type = input.type ?? "homeowner";
  const email = data.emailVerified ? data.email : input.email;
  const [givenName, surname] = [input.givenName ?? data.givenName, input.surname ?? data.surname];
  const { company, phone } = input;
  const business = type === "homeowner" ? {} : { company, phone };
  const missing = Object.entries({ email, givenName, surname, ...business }).flatMap(([path, value]): InputIssue[] =>
    value ? [] : [{ path, rule: "field_required" }],
  );
  if (missing.length > 0) throw new ShopError("request_invalid", {}, missing);
  return { type, email: email ?? "", givenName, surname, phone: phone ?? null, details: company ? { company } : {}, address: null };
}
