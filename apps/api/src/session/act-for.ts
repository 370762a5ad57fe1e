import type { Context } from "../context.ts";
import { selectPerson } from "./session.repository.ts";

/**
 * Returns a context in a customer's name, for a link sent to that person, and for staff who write something that the person will read. Null
 * if the account is blocked or deleted.
 */
export async function actFor(context: Context, accountId: number): Promise<Context | null> {
  const session = await selectPerson(context.query, context.storefront.id, accountId);
  return session && { ...context, session, pricesHidden: session.pricesHidden };
}
