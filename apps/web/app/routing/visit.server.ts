import { storefront } from "@azulejo/contract";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Language } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import { callApi } from "../request/api.server.ts";
import { plainCookie, readPlainCookie } from "../request/cookies.server.ts";
import { environmentContext } from "../request/environment.server.ts";
import { runGuards } from "./guards/registry.server.ts";
import { addressOf, LANGUAGE_COOKIE, type LanguageRouting, land } from "./language-routing.ts";
import { canonicalPath, findRecord, type RouteRecord } from "./route-table.ts";

export const LANGUAGE_COOKIE_DAYS = 365;

/** A request on its way to a page: language, record and guards are settled before the page asks for anything. */
export interface Visit {
  request: Request;
  context: LoaderFunctionArgs["context"];
  url: URL;
  language: Language;
  record: RouteRecord;
  params: LoaderFunctionArgs["params"];
  /** What the record's `*` stands for, without slashes at its ends. */
  rest: string;
  /** Null for a guest. */
  session: { isBusiness: boolean } | null;
  /** Prefix of the storefront's cookies. */
  siteKey: string;
  address(path: string, language?: Language): string;
  /** A 404 with the message of a page's own validation. */
  notFound(): never;
}

/**
 * Makes a loader or an action of a page: redirects to the right language and form of the address, runs the record's guards,
 * and only then the page's own code. Every page of the route table goes through it.
 */
export function page<T>(run: (visit: Visit) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
  return async (args) => {
    const visit = await openVisit(args);
    await runGuards(visit.record.guards, visit);
    return run(visit);
  };
}

async function openVisit({ request, url, context, params }: LoaderFunctionArgs): Promise<Visit> {
  const { publicUrl } = context.get(environmentContext);
  const settings = await callApi(context, settingsLanguage(url), storefront.settings, {});
  const landing = landRequest(settings, request, url);
  if (landing.kind === "redirect") {
    const cookie = plainCookie(LANGUAGE_COOKIE, landing.language, LANGUAGE_COOKIE_DAYS, publicUrl);
    throw redirect(landing.to + url.search, { status: landing.status, headers: { "set-cookie": cookie } });
  }
  const { language } = landing;
  const path = decodeURI(landing.path);
  const record = landing.kind === "page" ? findRecord(path) : undefined;
  const address = (to: string, other: Language = language) => addressOf(settings, other, to);
  if (!record) throw data(text(language, "error.notFound", { path: url.pathname + url.search }), { status: 404 });
  const canonical = canonicalPath(record, path);
  const bareHome = path === "" && !url.pathname.endsWith("/");
  if (request.method === "GET" && (canonical !== path || bareHome)) throw redirect(address(encodeURI(canonical)) + url.search, 301);
  return {
    request,
    context,
    url,
    language,
    record,
    params,
    rest: (params["*"] ?? "").replace(/^\/+|\/+$/g, ""),
    session: null,
    siteKey: settings.siteKey,
    address,
    notFound() {
      throw data(text(language, "error.pageNotFound", { path: url.pathname + url.search }), { status: 404 });
    },
  };
}

const settingsLanguage = (url: URL): Language => (url.pathname.startsWith("/es") ? "es" : "en");

/** What a request's address means under the storefront's strategy. */
export const landRequest = (routing: LanguageRouting, request: Request, url: URL) =>
  land(
    routing,
    {
      path: url.pathname,
      host: url.host,
      cookie: readPlainCookie(request, LANGUAGE_COOKIE),
      acceptLanguage: request.headers.get("accept-language"),
    },
    (path) => findRecord(decodeURI(path)) !== undefined,
  );
