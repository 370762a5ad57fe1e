import type { Bag } from "@azulejo/contract/areas/webshoppingbag.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { environmentContext, type ReadContext } from "./environment.server.ts";
import { shopHead } from "./shop-head.server.ts";

const THIRTY_DAYS = 30 * 86_400;
const YEAR = 365 * 86_400;

const siteKey = async (context: ReadContext) => (await shopHead(context)).settings.siteKey;
const isSecure = (context: ReadContext) => context.get(environmentContext).publicUrl.startsWith("https:");

/** The id of the visitor's bag; undefined before anything was put into one. */
export async function readBagId(context: ReadContext, request: Request): Promise<string | undefined> {
  return readCookie(request.headers.get("cookie"), `${await siteKey(context)}_bag`) ?? undefined;
}

/** Headers that keep a bag: its id for the server, its count for the bag link in the browser. */
export async function bagCookies(context: ReadContext, bag: Pick<Bag, "shoppingBagQuoteId" | "count">): Promise<Headers> {
  const key = await siteKey(context);
  const secure = isSecure(context);
  const maxAge = bag.shoppingBagQuoteId ? THIRTY_DAYS : 0;
  const headers = new Headers();
  headers.append("set-cookie", writeCookie(`${key}_bag`, bag.shoppingBagQuoteId ?? "", { maxAge, httpOnly: true, secure }));
  headers.append("set-cookie", writeCookie(`${key}_bag_count`, String(bag.count), { maxAge, secure }));
  return headers;
}

/** Headers that forget the bag, after its order was placed. */
export const forgetBag = (context: ReadContext): Promise<Headers> => bagCookies(context, { shoppingBagQuoteId: null, count: 0 });

/** The code of "my store"; undefined until one was chosen. */
export async function readMyStore(context: ReadContext, request: Request): Promise<string | undefined> {
  const code = readCookie(request.headers.get("cookie"), `${await siteKey(context)}_store`);
  return code && /^[a-z0-9-]{1,40}$/.test(code) ? code : undefined;
}

export async function myStoreCookie(context: ReadContext, code: string): Promise<Headers> {
  return new Headers({ "set-cookie": writeCookie(`${await siteKey(context)}_store`, code, { maxAge: YEAR, secure: isSecure(context) }) });
}
