import { product, storeCalls, type ValueOf } from "@azulejo/contract";
import type { LoaderFunctionArgs } from "react-router";
import { type Language, languageOf } from "../i18n/language.ts";
import { revisionOf } from "../render/revision.server.ts";
import { callOnce } from "../request/call-once.server.ts";
import { readPlainCookie } from "../request/cookies.server.ts";
import { requestContext } from "../request/request-context.server.ts";
import { readSettings, type Settings } from "../request/settings.server.ts";
import { resolveAddress } from "../routing/resolve-address.server.ts";
import { SHARED_ID } from "./errors/error-id.ts";
import { storefrontVersion } from "./head/storefront-version.server.ts";
import { readFooterColumns } from "./layout/footer-columns.server.ts";
import type { ShellData } from "./shell-data.ts";

type Listings = ValueOf<typeof product.listings>;
type Stores = ValueOf<typeof storeCalls.list>;
type Visitor = Pick<ShellData, "publicUrl" | "nonce" | "requestId" | "session" | "store">;
type Shown = Omit<ShellData, keyof Visitor | "revision">;

/** Returns the parts of the API's responses that the shell shows. */
function shownOf(language: Language, settings: Settings, listings: Listings, stores: Stores, columns: Settings["footer"]): Shown {
  const { menu, footer: _, favicon, loads: __, termsVersion: ___, ...own } = settings;
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
    footer: columns,
  };
}

/** Reads the shell for the request's language, and declares its cache tags. */
export async function loadShell({ request, url, context }: LoaderFunctionArgs): Promise<ShellData> {
  const addressed = languageOf(url.href);
  const known = await readSettings(context, addressed);
  const { language } = resolveAddress(known, request, url);
  const settings = language === addressed ? known : await readSettings(context, language);
  const { content, publicUrl, nonce, isShared, page, requestId, session } = context.get(requestContext);
  const [listings, stores, footer] = await Promise.all([
    callOnce(context, language, product.listings),
    callOnce(context, language, storeCalls.list),
    readFooterColumns(content, language, settings.footer),
  ]);
  const chosen = readPlainCookie(request, `${settings.siteKey}_store`);
  const store = stores.find((one) => one.code === chosen)?.code ?? null;
  for (const tag of footer.tags) page.tags.add(tag);
  const shown = shownOf(language, settings, listings, stores, footer.columns);
  const visible = { ...shown, publicUrl, session: session.claims, store };
  return { ...visible, revision: revisionOf(visible), nonce, requestId: isShared ? SHARED_ID : requestId };
}
