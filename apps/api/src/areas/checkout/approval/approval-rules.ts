import { type customer, type ParsedInputOf, ShopError, type ValueOf } from "@azulejo/contract";
import { MAX_APPROVAL_RULES } from "@azulejo/contract/areas/customer/approvals.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession, type Work } from "../../../context.ts";
import { lockBusiness, requireBusiness, selectUsers } from "../../customer/index.ts";
import { endLimit, insertLimit, isLimitOfCustomer, selectLimits } from "./approval.repository.ts";

type RuleBook = ValueOf<typeof customer.approvalRules>;

export const readApprovalRules: Verb<typeof customer.approvalRules> = (context) => readBook(context, requireBusiness(context).id);

async function readBook({ query, storefront }: Work, customerId: number): Promise<RuleBook> {
  const users = await selectUsers(query, customerId);
  const people = users.map(({ id, givenName, surname }) => ({ userId: id, name: `${givenName} ${surname}`.trim() }));
  const named = (id: number | null) => people.find(({ userId }) => userId === id) ?? null;
  const limits = await selectLimits(query, customerId);
  const active = new Set(users.filter(({ blocked }) => !blocked).map(({ id }) => id));
  return {
    currency: storefront.settings.currency,
    rules: limits.map(({ id, aboveCents, accountId, approverId }) => ({
      ruleId: id,
      aboveCents,
      user: named(accountId),
      approver: named(approverId),
    })),
    people: people.filter(({ userId }) => active.has(userId)),
  };
}

export const addApprovalRule: Verb<typeof customer.addApprovalRule> = (context, input) =>
  inTransaction(context, async (inside) => {
    const { id: customerId } = await lockBusiness(inside);
    await refuseStrangers(inside, customerId, input);
    const by = byOf(inside);
    const limits = await selectLimits(inside.query, customerId);
    const same = limits.filter((one) => one.accountId === input.userId && one.aboveCents === input.aboveCents);
    for (const { id } of same) await endLimit(inside.query, id, by);
    if (limits.length - same.length >= MAX_APPROVAL_RULES)
      throw new ShopError("customer_approval_rules_many", { limit: MAX_APPROVAL_RULES });
    const { aboveCents, userId, approverId } = input;
    await insertLimit(inside.query, customerId, { aboveCents, accountId: userId, approverId }, by);
    return readBook(inside, customerId);
  });

/** @throws customer_user_not_found, customer_approval_self */
async function refuseStrangers(
  { query }: Work,
  customerId: number,
  { userId, approverId }: ParsedInputOf<typeof customer.addApprovalRule>,
): Promise<void> {
  const users = await selectUsers(query, customerId);
  for (const id of [userId, approverId])
    if (id !== null && !users.some((user) => user.id === id && !user.blocked)) throw new ShopError("customer_user_not_found");
  if (userId !== null && userId === approverId) throw new ShopError("customer_approval_self");
}

export const endApprovalRule: Verb<typeof customer.endApprovalRule> = (context, { ruleId }) =>
  inTransaction(context, async (inside) => {
    const { id: customerId } = await lockBusiness(inside);
    if (!(await isLimitOfCustomer(inside.query, customerId, ruleId))) throw new ShopError("customer_approval_rule_unknown");
    await endLimit(inside.query, ruleId, byOf(inside));
    return readBook(inside, customerId);
  });

const byOf = (inside: Context) => ({ accountId: requireSession(inside).accountId, at: inside.now() });
