import { redirect } from "react-router";
import { openBagSession, readBag } from "../../../request/bag.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Returns where the checkout continues. A signed-in user, or a visitor with an empty bag, is redirected at once. */
export async function openForGuest({ request, context, language, session, address }: Visit): Promise<string> {
  const next = address("checkout2/user");
  if (session) throw redirect(next);
  const { id } = await openBagSession(request, context, language);
  const bag = id && (await readBag(context, language, id));
  if (!bag || bag.lines.length === 0) throw redirect(address("shoppingbag"));
  return next;
}
