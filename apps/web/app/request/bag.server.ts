import { bagCalls } from "@azulejo/contract";
import type { Bag } from "@azulejo/contract/areas/bag.ts";
import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "../i18n/language.ts";
import { ApiError, callApi } from "./api.server.ts";
import { bagCookie, plainCookie } from "./cookies.server.ts";
import { requestContext } from "./request-context.server.ts";
import { readSettings } from "./settings.server.ts";

type LoadContext = Readonly<RouterContextProvider>;
const DAYS = 30;

/** The bag that this request's action set; the loader reads it instead of the outdated cookie. */
const leftContext = createContext<{ id: string | null } | null>(null);

/** This browser's bag and the cookies with its id. */
export interface BagSession {
  id: string | null;
  siteKey: string;
  /** Headers that store the bag's id and count in the browser. */
  headers(bag: Bag | null): Promise<Headers>;
}

export async function openBagSession(request: Request, context: LoadContext, language: Language): Promise<BagSession> {
  const { publicUrl } = context.get(requestContext);
  const { siteKey } = await readSettings(context);
  const cookie = bagCookie(siteKey, publicUrl);
  const named: unknown = await cookie.parse(request.headers.get("cookie"));
  const left = context.get(leftContext);
  const sent = typeof named === "string" && /^[\w-]{16,64}$/.test(named) ? named : null;
  const id = left ? left.id : (sent ?? (await ownBag(context, language)));
  return {
    id,
    siteKey,
    async headers(bag) {
      const headers = new Headers();
      const bagId = bag?.shoppingBagQuoteId;
      context.set(leftContext, { id: bagId ?? null });
      headers.append("set-cookie", bagId ? await cookie.serialize(bagId) : await cookie.serialize("", { maxAge: 0 }));
      headers.append("set-cookie", plainCookie(`${siteKey}_bag_count`, String(bag?.lines.length ?? 0), bagId ? DAYS : 0, publicUrl));
      return headers;
    },
  };
}

/** Returns a signed-in user's bag, which is the same on all devices. */
async function ownBag(context: LoadContext, language: Language): Promise<string | null> {
  if (!context.get(requestContext).session.claims) return null;
  return (await callApi(context, language, bagCalls.get, {}))?.shoppingBagQuoteId ?? null;
}

/** Removes the user's bag from the browser after sign-out. */
export async function forgetBag(context: LoadContext, siteKey: string): Promise<Headers> {
  const { publicUrl } = context.get(requestContext);
  const headers = new Headers();
  headers.append("set-cookie", await bagCookie(siteKey, publicUrl).serialize("", { maxAge: 0 }));
  headers.append("set-cookie", plainCookie(`${siteKey}_bag_count`, "0", 0, publicUrl));
  return headers;
}

/** Reads the bag with current prices; an id without an open bag counts as none. */
export async function readBag(context: LoadContext, language: Language, id: string | null): Promise<Bag | null> {
  if (!id) return null;
  try {
    return await callApi(context, language, bagCalls.get, { shoppingBagQuoteId: id });
  } catch (error) {
    if (error instanceof ApiError && error.code === "webshoppingbag_not_found") return null;
    throw error;
  }
}
