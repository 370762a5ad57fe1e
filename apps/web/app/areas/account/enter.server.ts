import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { keepPair } from "../../request/session.server.ts";
import { joinGuestBag } from "../webshoppingbag/join-guest-bag.server.ts";
import { type EntryEvent, tellEvent } from "./tell-event.server.ts";

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  language: Language;
}

/**
 * What follows once somebody is in, whichever way: this browser keeps the session, the guest's bag joins, the event goes out.
 * @returns headers for the answer, which has to load a whole document: what is around the page changes as well
 */
export async function enter({ request, context, language }: Asked, pair: AuthResponse, event: EntryEvent): Promise<Headers> {
  keepPair(context, pair);
  const headers = await joinGuestBag(request, context, language);
  await tellEvent(request, context, language, event);
  return headers;
}
