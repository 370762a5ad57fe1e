import { bagCalls } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession } from "../../request/bag.server.ts";
import { leaveJoinedBag } from "../../request/flash.server.ts";

/**
 * Merges this browser's bag into the bag of the user who just signed in; the bag page reports the result.
 * @returns headers that name the merged bag; none if the bag is being paid and can't change
 */
export async function joinGuestBag(request: Request, context: Readonly<RouterContextProvider>, language: Language): Promise<Headers> {
  try {
    const session = await openBagSession(request, context, language);
    if (!session.id) return new Headers();
    const { bag, notes } = await callApi(context, language, bagCalls.merge, { shoppingBagQuoteId: session.id });
    const capped = notes.filter(({ wanted, kept }) => kept < wanted).map(({ name, wanted, kept }) => ({ name, wanted, kept }));
    if (notes.length > 0) leaveJoinedBag(context, { lines: notes.length, capped });
    return await session.headers(bag);
  } catch (error) {
    // A problem with the bag must not prevent signing in; the bag page shows it.
    if (error instanceof ApiError) return new Headers();
    throw error;
  }
}
