import { data, type LoaderFunctionArgs, matchPath, redirect } from "react-router";
import { type Language, languageOf } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import { plainCookie } from "../request/cookies.server.ts";
import { requestContext } from "../request/request-context.server.ts";
import { readSettings, type Settings } from "../request/settings.server.ts";
import { canonicalPath, findRecordOrStory } from "./find-record.ts";
import { addressOf, LANGUAGE_COOKIE } from "./language-routing.ts";
import { decoded, resolveAddress } from "./resolve-address.server.ts";
import { anyStory } from "./route-table.ts";
import type { Visit } from "./visit.ts";

export const LANGUAGE_COOKIE_DAYS = 365;

const addressesIn =
  (settings: Settings, language: Language): Visit["address"] =>
  (path, other = language) =>
    addressOf(settings, other, path);

/** Determines language, record and session of a request. @throws redirects to the right language and the canonical address */
export async function openVisit({ request, url, context, params }: LoaderFunctionArgs): Promise<Visit> {
  const { publicUrl, content, page: shown } = context.get(requestContext);
  const settings = await readSettings(context, languageOf(url.href));
  const landing = resolveAddress(settings, request, url);
  if (landing.kind === "redirect") {
    const cookie = plainCookie(LANGUAGE_COOKIE, landing.language, LANGUAGE_COOKIE_DAYS, publicUrl);
    throw redirect(landing.to + url.search, { status: landing.status, headers: { "set-cookie": cookie } });
  }
  const { language } = landing;
  const path = decoded(landing.path) ?? landing.path;
  const unplaced = landing.kind === "unknown";
  const record = unplaced ? anyStory : findRecordOrStory(path);
  const address = addressesIn(settings, language);
  const refuse = (key: "error.notFound" | "error.pageNotFound"): never => {
    throw data(text(language, key, { path: url.pathname + url.search }), { status: 404 });
  };
  const canonical = canonicalPath(record, path);
  const bareHome = path === "" && !url.pathname.endsWith("/");
  const moves = record !== anyStory && (canonical !== path || bareHome);
  if (request.method === "GET" && moves) throw redirect(address(encodeURI(canonical)) + url.search, 301);
  const preview = content.isPreview(url.searchParams);
  shown.preview = preview;
  return {
    request,
    context,
    url,
    language,
    record,
    path,
    unplaced,
    preview,
    params: { ...params, ...matchPath(`/${record.path}`, `/${path.replace(/\/+$/, "")}`)?.params },
    rest: (params["*"] ?? "").replace(/^\/+|\/+$/g, ""),
    session: context.get(requestContext).session.claims,
    siteKey: settings.siteKey,
    address,
    notFound: () => refuse("error.pageNotFound"),
    nothingHere: () => refuse("error.notFound"),
  };
}
