import type { Context } from "../context.ts";
import { selectPerson } from "./session.repository.ts";

/**
 * Returns the request as if a customer had made it, for a link that stands for the person to whom it was sent, and for staff who
 * write what that person will read. Null once the account is blocked or deleted.
 */
export async function actFor(context: Context, accountId: number): Promise<Context | null> {
  const session = await selectPerson(context.query, context.storefront.id, accountId);
  return session && { ...context, session, pricesHidden: session.pricesHidden };
}
