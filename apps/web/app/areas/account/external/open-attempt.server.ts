import type { ExternalLoginResult } from "@azulejo/contract/areas/account.ts";
import { createCookie, type RouterContextProvider } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { readSettings } from "../../../request/settings.server.ts";

type LoadContext = Readonly<RouterContextProvider>;

/** The question that the page still has to ask, without the tokens that exist only after a finished sign-in. */
export type Question = Pick<
  ExternalLoginResult,
  "externalLoginStatus" | "provider" | "returnTo" | "ticket" | "needs" | "email" | "emailVerified" | "givenName" | "surname"
>;

/** The question with the service's name, as its page shows it. */
export type ExternalQuestion = Omit<Question, "ticket" | "returnTo"> & { name: string };

/** A sign-in with an external service that was started in this browser. */
export interface OpenAttempt {
  /** A secret known only to this browser and the API, so that nobody else can finish this sign-in. */
  binding: string;
  /** Language of the page where it started; the service returns to the same address for all languages. */
  language: Language;
  /** Set once the service has answered and the shop needs more details. */
  question?: Question;
}

/** How long a sign-in may take, in seconds; the same as in the API. */
const SECONDS = 600;

async function cookieOf(context: LoadContext) {
  const { siteKey } = await readSettings(context);
  const secure = context.get(requestContext).publicUrl.startsWith("https:");
  return createCookie(`${siteKey}_external`, { path: "/", sameSite: "lax", httpOnly: true, secure, maxAge: SECONDS });
}

export async function readAttempt(request: Request, context: LoadContext): Promise<OpenAttempt | null> {
  const value: unknown = await (await cookieOf(context)).parse(request.headers.get("cookie"));
  const attempt = value as Partial<OpenAttempt> | null;
  return typeof attempt?.binding === "string" && attempt.language ? (attempt as OpenAttempt) : null;
}

/** Returns the cookie header that stores the attempt in this browser; null deletes it. */
export async function keepAttempt(context: LoadContext, attempt: OpenAttempt | null): Promise<string> {
  const cookie = await cookieOf(context);
  return attempt ? cookie.serialize(attempt) : cookie.serialize("", { maxAge: 0 });
}
