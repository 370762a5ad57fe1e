import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireAccount } from "../require-account.ts";
import { type StoredPerson, selectStoredPerson } from "./stored-person.repository.ts";

/** Exports data tied to an email address only if the account has confirmed it. Hidden prices are left out. */
export const exportData: Verb<typeof account.exportData> = async (context) => {
  const { id, storefrontId, emailKey, emailProved } = await requireAccount(context);
  const person = await selectStoredPerson(context.query, { storefrontId, accountId: id, provedEmailKey: emailProved ? emailKey : null });
  const orders = context.pricesHidden ? person.orders.map(withoutPrices) : person.orders;
  return { exportedAt: context.now().toISOString(), ...plain({ ...person, orders }) };
};

function withoutPrices(order: StoredPerson["orders"][number]) {
  const { goodsCents: _, discountCents: __, deliveryCents: ___, taxes: ____, taxCents: _____, totalCents: ______, ...rest } = order;
  return {
    ...rest,
    lines: order.lines.map(({ unitPriceCents: _, goodsCents: __, discountCents: ___, ...line }) => line),
    promotions: order.promotions.map(({ code, name }) => ({ code, name })),
  };
}

/** Converts dates to text, as in any JSON response. */
const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
