import { product, storelocator } from "@azulejo/contract";
import type { LoaderFunctionArgs } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { callApi } from "../request/api.server.ts";
import { readPlainCookie } from "../request/cookies.server.ts";
import { requestContext } from "../request/request-context.server.ts";
import { readSettings } from "../request/settings.server.ts";
import { landRequest } from "../routing/land-request.server.ts";
import { SHARED_ID } from "./errors/error-id.ts";
import { storefrontVersion } from "./head/storefront-version.server.ts";
import { readFooterColumns } from "./layout/footer-columns.server.ts";
import type { ShellData } from "./shell-data.ts";

/** Reads the shell for the request's language, and declares the tags that invalidate it. */
export async function loadShell({ request, url, context }: LoaderFunctionArgs): Promise<ShellData> {
  const settings = await readSettings(context, languageOf(url.href));
  const { language } = landRequest(settings, request, url);
  const { content, publicUrl, nonce, isShared, page, requestId } = context.get(requestContext);
  const read = language === languageOf(url.href) ? Promise.resolve(settings) : readSettings(context, language);
  const [{ menu, footer: _columns, favicon, ...own }, listings, stores, footer] = await Promise.all([
    read,
    callApi(context, language, product.listings, {}),
    callApi(context, language, storelocator.list, {}),
    read.then((known) => readFooterColumns(content, language, known.footer)),
  ]);
  const isNamed = (path: string) => menu?.some((entry) => "listing" in entry && entry.listing === path) ?? false;
  const isDepartment = (one: (typeof listings)[number]) => one.parent === null && one.inMenu;
  const chosen = readPlainCookie(request, `${settings.siteKey}_store`);
  for (const tag of ["storefront", ...footer.tags]) page.tags.add(tag);
  return {
    language,
    settings: own,
    publicUrl,
    version: storefrontVersion(await read),
    nonce,
    requestId: isShared ? SHARED_ID : requestId,
    hasDrawnIcon: (favicon ?? own.logo)?.type !== "image/png",
    mainMenu: menu,
    menu: listings
      .filter((one) => one.count > 0 && (isDepartment(one) || isNamed(one.path)))
      .map((one) => ({ path: one.path, name: one.name, slug: one.slugs[language] ?? one.path, isDepartment: isDepartment(one) })),
    stores: stores.map(({ code, number, name, state }) => ({ code, number, name, state })),
    footer: footer.columns,
    session: context.get(requestContext).session.claims,
    store: stores.find((one) => one.code === chosen)?.code ?? null,
  };
}
