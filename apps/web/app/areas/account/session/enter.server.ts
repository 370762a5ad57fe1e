import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { keepPair } from "../../../request/session.server.ts";
import { joinGuestBag } from "../../bag/join-guest-bag.server.ts";
import { type EntryEvent, sendEntryEvent } from "./send-entry-event.server.ts";

interface Entry {
  request: Request;
  context: Readonly<RouterContextProvider>;
  language: Language;
}

/**
 * Finishes any kind of sign-in: stores the session in this browser, merges the guest's bag and sends the analytics event.
 * @returns headers for the response, which has to load a whole document because the page's frame changes too
 */
export async function enter({ request, context, language }: Entry, pair: AuthResponse, event: EntryEvent): Promise<Headers> {
  keepPair(context, pair);
  const headers = await joinGuestBag(request, context, language);
  await sendEntryEvent(request, context, language, event);
  return headers;
}
