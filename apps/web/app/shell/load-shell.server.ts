import { type Language, storelocator } from "@azulejo/contract";
import { callApi } from "../request/api.server.ts";
import { environmentContext, type ReadContext } from "../request/environment.server.ts";
import { readMyStore } from "../request/shop-cookies.server.ts";
import { shopHead } from "../request/shop-head.server.ts";
import { menuOf } from "./menu.rules.ts";

/** What every page shows around itself. Nothing in it belongs to one visitor but the chosen store, which is part of the page's cache key. */
export async function loadShell(context: ReadContext, request: Request, language: Language) {
  const { publicUrl, requestId, nonce } = context.get(environmentContext);
  const [{ settings, listings }, stores, myStore] = await Promise.all([
    shopHead(context),
    callApi(context, storelocator.list, {}),
    readMyStore(context, request),
  ]);
  const { siteKey, name, tagline, phone, email, postalAddress, titleSeparator, locales, defaultLocale } = settings;
  return {
    language,
    publicUrl,
    /** Only on pages that are not shared. */
    errorId: nonce === null ? null : requestId,
    site: { siteKey, name, tagline, phone, email, postalAddress, titleSeparator, locales, defaultLocale },
    menu: menuOf(listings, language),
    stores: stores.map(({ code, name, street, city, state, phone }) => ({ code, name, street, city, state, phone })),
    myStore: stores.some(({ code }) => code === myStore) ? (myStore ?? null) : null,
  };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;
