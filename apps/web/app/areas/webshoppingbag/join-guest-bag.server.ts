import { webshoppingbag } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession } from "../../request/bag.server.ts";
import { leaveJoinedBag } from "../../request/flash.server.ts";

/**
 * The bag of this browser joins the one of who has just signed in; the bag's page tells what became of it.
 * @returns headers that name the joined bag; none where it has to stay as it is, because it is just being paid
 */
export async function joinGuestBag(request: Request, context: Readonly<RouterContextProvider>, language: Language): Promise<Headers> {
  try {
    const session = await openBagSession(request, context, language);
    if (!session.id) return new Headers();
    const { bag, notes } = await callApi(context, language, webshoppingbag.merge, { shoppingBagQuoteId: session.id });
    const capped = notes.filter(({ wanted, kept }) => kept < wanted).map(({ name, wanted, kept }) => ({ name, wanted, kept }));
    if (notes.length > 0) leaveJoinedBag(context, { lines: notes.length, capped });
    return await session.headers(bag);
  } catch (error) {
    // Nobody is kept out by a bag: the bag's own page says what is the matter with it.
    if (error instanceof ApiError) return new Headers();
    throw error;
  }
}
