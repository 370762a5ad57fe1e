import { createContext, createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { requestContext } from "./request-context.server.ts";
import { readSettings } from "./settings.server.ts";

type LoadContext = Readonly<RouterContextProvider>;

/** A message above the next account page. */
export interface LeftNotice {
  key: `account.notice.${string}`;
  values: Record<string, string | number>;
  /** Errors are shown as an alert. */
  kind: "status" | "alert";
}

/** A guest's bag that was merged at sign-in. */
export interface JoinedBag {
  lines: number;
  /** Lines whose quantity had to be smaller than in both bags together. */
  capped: { name: string; wanted: number; kept: number }[];
}

/** Messages that one response leaves for a later page in this browser to show once. */
export interface Flash {
  notice?: LeftNotice;
  bag?: JoinedBag;
}

/** The messages of one request. */
interface FlashState {
  left: Flash;
  changed: boolean;
}

const flashContext = createContext<FlashState>({ left: {}, changed: false });
/** The cookie lasts as long as a session: the bag may be opened hours after the sign-in that merged it. */
const SECONDS = 86_400;
/** Limited because a cookie can have at most four kilobytes. */
const MAX_CAPPED = 12;

const cookieOf = (siteKey: string, publicUrl: string) =>
  createCookie(`${siteKey}_flash`, { path: "/", sameSite: "lax", httpOnly: true, secure: publicUrl.startsWith("https:"), maxAge: SECONDS });

/** Reads the messages for this request, and writes those for the next one into the response. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const sent = request.headers.get("cookie") ?? "";
  const cookie = async () => {
    const { siteKey } = await readSettings(context, languageOf(url.href));
    return cookieOf(siteKey, context.get(requestContext).publicUrl);
  };
  const flash: FlashState = { left: /_flash=/.test(sent) ? asFlash(await (await cookie()).parse(sent)) : {}, changed: false };
  context.set(flashContext, flash);
  const response = await next();
  if (!flash.changed) return response;
  const empty = Object.keys(flash.left).length === 0;
  const headers = new Headers(response.headers);
  headers.append("set-cookie", await (await cookie()).serialize(flash.left, empty ? { maxAge: 0 } : {}));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

const asFlash = (value: unknown): Flash => (typeof value === "object" && value !== null ? (value as Flash) : {});

/** Leaves a message for the next account page. */
export function leaveNotice(
  context: LoadContext,
  key: LeftNotice["key"],
  values: LeftNotice["values"] = {},
  kind: LeftNotice["kind"] = "status",
): void {
  leave(context, { notice: { key, values, kind } });
}

/** Leaves the result of merging a guest's bag for the bag page. */
export function leaveJoinedBag(context: LoadContext, { lines, capped }: JoinedBag): void {
  const short = capped.slice(0, MAX_CAPPED).map((one) => ({ ...one, name: one.name.slice(0, 60) }));
  leave(context, { bag: { lines, capped: short } });
}

function leave(context: LoadContext, more: Flash): void {
  const flash = context.get(flashContext);
  Object.assign(flash, { left: { ...flash.left, ...more }, changed: true });
}

/** Takes and removes the message of a kind. */
export function takeFlash<K extends keyof Flash>(context: LoadContext, kind: K): NonNullable<Flash[K]> | null {
  const flash = context.get(flashContext);
  const value = flash.left[kind];
  if (value === undefined) return null;
  const { [kind]: _, ...left } = flash.left;
  Object.assign(flash, { left, changed: true });
  return value;
}
