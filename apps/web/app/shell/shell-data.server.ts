import { product, storelocator, type ValueOf } from "@azulejo/contract";
import type { LoaderFunctionArgs } from "react-router";
import { weakMapMemoize } from "reselect";
import { type Language, languageOf } from "../i18n/language.ts";
import { callApi } from "../request/api.server.ts";
import { readPlainCookie } from "../request/cookies.server.ts";
import { pack } from "../request/packed.ts";
import { requestContext } from "../request/request-context.server.ts";
import { readSettings, type Settings } from "../request/settings.server.ts";
import { landRequest } from "../routing/land-request.server.ts";
import { SHARED_ID } from "./errors/error-id.ts";
import { storefrontVersion } from "./head/storefront-version.server.ts";
import { readFooterColumns } from "./layout/footer-columns.server.ts";
import type { ShellData } from "./shell-data.ts";

type Listings = ValueOf<typeof product.listings>;
type Stores = ValueOf<typeof storelocator.list>;
type Visitor = Pick<ShellData, "publicUrl" | "nonce" | "requestId" | "session" | "store">;

/** What the shell shows of the API's answers. Guests get the same answers until they change, so that it is made once. */
const shownOf = weakMapMemoize(
  (
    language: Language,
    settings: Settings,
    listings: Listings,
    stores: Stores,
    footer: Settings["footer"],
  ): Omit<ShellData, keyof Visitor> => {
    const { menu, footer: _, favicon, ...own } = settings;
    const isNamed = (path: string) => menu?.some((entry) => "listing" in entry && entry.listing === path) ?? false;
    const isDepartment = (one: Listings[number]) => one.parent === null && one.inMenu;
    return {
      language,
      settings: own,
      version: storefrontVersion(settings),
      hasDrawnIcon: (favicon ?? own.logo)?.type !== "image/png",
      mainMenu: menu,
      menu: listings
        .filter((one) => one.count > 0 && (isDepartment(one) || isNamed(one.path)))
        .map((one) => ({ path: one.path, name: one.name, slug: one.slugs[language] ?? one.path, isDepartment: isDepartment(one) })),
      stores: stores.map(({ code, number, name, state }) => ({ code, number, name, state })),
      footer,
    };
  },
);

/** Guests with the same store share one shell, so that what follows from it is made once as well. */
const sharedShell = weakMapMemoize(
  (shown: Omit<ShellData, keyof Visitor>, publicUrl: string, nonce: string, store: string | null): ShellData => ({
    ...shown,
    publicUrl,
    nonce,
    requestId: SHARED_ID,
    session: null,
    store,
  }),
);

export const packShell = weakMapMemoize((shell: ShellData) => pack(shell));

/** Reads the shell for the request's language, and declares the tags that invalidate it. */
export async function loadShell({ request, url, context }: LoaderFunctionArgs): Promise<ShellData> {
  const addressed = languageOf(url.href);
  const known = await readSettings(context, addressed);
  const { language } = landRequest(known, request, url);
  const settings = language === addressed ? known : await readSettings(context, language);
  const { content, publicUrl, nonce, isShared, page, requestId, session } = context.get(requestContext);
  const [listings, stores, footer] = await Promise.all([
    callApi(context, language, product.listings, {}),
    callApi(context, language, storelocator.list, {}),
    readFooterColumns(content, language, settings.footer),
  ]);
  const chosen = readPlainCookie(request, `${settings.siteKey}_store`);
  const store = stores.find((one) => one.code === chosen)?.code ?? null;
  for (const tag of footer.tags) page.tags.add(tag);
  const shown = shownOf(language, settings, listings, stores, footer.columns);
  if (isShared && !session.claims) return sharedShell(shown, publicUrl, nonce, store);
  return { ...shown, publicUrl, nonce, requestId: isShared ? SHARED_ID : requestId, session: session.claims, store };
}
