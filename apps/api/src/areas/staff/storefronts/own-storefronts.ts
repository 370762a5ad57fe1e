import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { enterStaffSession, prepareStaffSession } from "../../../session/open-session.ts";
import { listStorefronts } from "../../storefront/index.ts";
import { touchStaff } from "../members/member.repository.ts";
import { toTokens } from "../sign-in/sign-in.ts";
import { type OwnAccount, selectAccountsOf } from "./own-storefront.repository.ts";

/** Lists where the caller has an account; their rights in each are those of its account. */
export const listOwnStorefronts: Verb<typeof office.ownStorefronts> = async (context) => {
  const storefronts = new Map((await listStorefronts(context)).map((one) => [one.id, one.name]));
  const accounts = await selectAccountsOf(context.query, emailKey(requireStaff(context).email));
  const shown = accounts.map((account) => ({
    storefrontId: account.storefrontId,
    name: storefronts.get(account.storefrontId) ?? "",
    officeUrl: officeOf(context, account.storefrontId),
    isThis: account.storefrontId === context.storefront.id,
    opens: isProvedFor(context, account),
  }));
  return { storefronts: shown.sort((a, b) => a.name.localeCompare(b.name)) };
};

/** Prepares a session of the caller's account in another storefront, which its office opens with the ticket. */
export const openStorefront: Verb<typeof office.openStorefront> = async (context, { storefrontId }) => {
  const accounts = await selectAccountsOf(context.query, emailKey(requireStaff(context).email));
  const account = accounts.find((one) => one.storefrontId === storefrontId && storefrontId !== context.storefront.id);
  if (!account || !isProvedFor(context, account)) throw new ShopError("office_storefront_not_found");
  return { officeUrl: officeOf(context, storefrontId), ticket: await prepareStaffSession(context, account.staffId) };
};

export const enterStorefront: Verb<typeof office.enterStorefront> = async (context, { ticket }) => {
  const opened = await enterStaffSession(context, ticket);
  await touchStaff(context.query, opened.session.staffId, context.now());
  return toTokens(context, opened);
};

/** Whether the caller has proved as much as the account asks of a sign-in. */
const isProvedFor = (context: Context, account: OwnAccount): boolean => !account.hasSecondFactor || requireStaff(context).hasSecondFactor;

const officeOf = (context: Context, storefrontId: number): string => `${context.shopOf(storefrontId).publicUrl}/office/`;
