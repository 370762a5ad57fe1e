import { type SessionClaims, storefront } from "@azulejo/contract";
import { data, type LoaderFunctionArgs, matchPath, redirect } from "react-router";
import type { Language } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import { callApi, refusalsAsPages } from "../request/api.server.ts";
import { plainCookie, readPlainCookie } from "../request/cookies.server.ts";
import { environmentContext } from "../request/environment.server.ts";
import { sessionContext } from "../request/request-session.server.ts";
import { readPageFrame } from "../shell/page-frame.server.ts";
import type { PageFrame } from "../shell/page-frame.ts";
import { canonicalPath, findRecord, findRecordOrStory } from "./find-record.ts";
import { followRedirect } from "./follow-redirect.server.ts";
import { runGuards } from "./guards/registry.server.ts";
import { addressOf, LANGUAGE_COOKIE, type LanguageRouting, land } from "./language-routing.ts";
import { anyStory, type RouteRecord } from "./route-table.ts";

export const LANGUAGE_COOKIE_DAYS = 365;

/** A request for a page: language, record and guards are resolved before the page's code runs. */
export interface Visit {
  request: Request;
  context: LoaderFunctionArgs["context"];
  url: URL;
  language: Language;
  record: RouteRecord;
  /** Below the language, decoded, without a leading slash. */
  path: string;
  /** The address lacks its required language and matches no page of the table. */
  unplaced: boolean;
  params: LoaderFunctionArgs["params"];
  /** The content editor signed the address: drafts are shown and nothing is cached. */
  preview: boolean;
  /** The part matched by the record's `*`, without leading and trailing slashes. */
  rest: string;
  /** Null for a guest. */
  session: SessionClaims | null;
  /** Prefix of the storefront's cookies. */
  siteKey: string;
  address(path: string, language?: Language): string;
  /** Throws a 404 with the message of the page's own validation. */
  notFound(): never;
  /** Throws a 404 for an unknown address. */
  nothingHere(): never;
}

/**
 * Makes a loader or an action of a page: redirects to the address's right language and canonical form, and to the new path if
 * it has moved; runs the record's guards, and only then the page's own code. Every page of the route table uses it.
 */
export function page<T>(run: (visit: Visit) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
  return async (args) => {
    return refusalsAsPages(async () => {
      const visit = await openVisit(args);
      if (args.request.method === "GET" && !visit.preview) await followRedirect(visit);
      await runGuards(visit.record.guards, visit);
      if (args.request.method !== "GET") return run(visit);
      const [shown, frame] = await Promise.all([run(visit), readPageFrame(visit)]);
      return withFrame(shown, frame);
    });
  };
}

/** Adds banners, meta tags and tag groups to a page's data, so that each navigation loads its own. */
function withFrame<T>(shown: T, frame: PageFrame): T {
  if (typeof shown !== "object" || shown === null) return shown;
  if (Object.getPrototypeOf(shown) === Object.prototype) return { ...shown, frame };
  return isData(shown) ? (data(withFrame(shown.data, frame), shown.init ?? undefined) as T) : shown;
}

/** The result of `data()`: data with its own status or headers. */
const isData = (shown: object): shown is ReturnType<typeof data> => "type" in shown && shown.type === "DataWithResponseInit";

async function openVisit({ request, url, context, params }: LoaderFunctionArgs): Promise<Visit> {
  const { publicUrl, content, page: shown } = context.get(environmentContext);
  const settings = await callApi(context, settingsLanguage(url), storefront.settings, {});
  const landing = landRequest(settings, request, url);
  if (landing.kind === "redirect") {
    const cookie = plainCookie(LANGUAGE_COOKIE, landing.language, LANGUAGE_COOKIE_DAYS, publicUrl);
    throw redirect(landing.to + url.search, { status: landing.status, headers: { "set-cookie": cookie } });
  }
  const { language } = landing;
  const path = decoded(landing.path) ?? landing.path;
  const unplaced = landing.kind === "unknown";
  const record = unplaced ? anyStory : findRecordOrStory(path);
  const address = (to: string, other: Language = language) => addressOf(settings, other, to);
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
    session: context.get(sessionContext).claims,
    siteKey: settings.siteKey,
    address,
    notFound: () => refuse("error.pageNotFound"),
    nothingHere: () => refuse("error.notFound"),
  };
}

/** Returns null for an address with invalid encoding. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

const settingsLanguage = (url: URL): Language => (url.pathname.startsWith("/es") ? "es" : "en");

/** Resolves a request's address under the storefront's strategy. */
export const landRequest = (routing: LanguageRouting, request: Request, url: URL) =>
  land(
    routing,
    {
      path: url.pathname,
      host: url.host,
      cookie: readPlainCookie(request, LANGUAGE_COOKIE),
      acceptLanguage: request.headers.get("accept-language"),
    },
    (path) => findRecord(decoded(path) ?? path) !== undefined,
  );
