import type { customer } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { requireSession, type Work } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import { avatarAddress } from "../../session/auth-token.ts";
import type { Session } from "../../session/session.ts";
import { selectBranches, selectCustomerType, selectPendingEmail, selectProfile } from "./customer.repository.ts";
import { selectOpenRequest } from "./requests/request.repository.ts";
import { usableBranches } from "./users/user.rules.ts";

export const getCustomerModel: Verb<typeof customer.model> = async (context) => {
  const session = requireSession(context);
  const { query, now } = context;
  const [profile, pendingEmail, openRequest] = await Promise.all([
    selectProfile(query, session.accountId),
    selectPendingEmail(query, session.accountId, now()),
    selectOpenRequest(query, session.accountId),
  ]);
  return {
    userName: session.userName,
    emailProved: session.emailProved,
    pendingEmail,
    givenName: session.givenName,
    surname: session.surname,
    phone: profile.phone,
    language: session.language,
    type: session.type,
    roles: session.roles,
    avatar: session.avatarKey && avatarAddress(session.avatarKey),
    hidePrices: profile.pricesHidden,
    pricesWithheld: profile.pricesWithheld,
    memberSince: todayOf(profile.createdAt, context.storefront.timezone),
    customer: session.customer && (await describeCustomer(context, session.customer, profile.branchIds)),
    registration: profile.registration,
    openRequest: openRequest && { ...openRequest, sentAt: openRequest.sentAt.toISOString() },
  };
};

async function describeCustomer({ query }: Work, customer: NonNullable<Session["customer"]>, limitedTo: number[]) {
  const [type, branches] = await Promise.all([selectCustomerType(query, customer.id), selectBranches(query, customer.id)]);
  const all = branches.map((branch) => branch.id);
  return { ...customer, type, branches, ownBranchIds: usableBranches(limitedTo, all) };
}
