import { log, tag } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { callApi } from "../../../request/api.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { mayMeasure } from "../../tag/consent.server.ts";

export type EntryEvent = "user-logged-in" | "signed-up";

/**
 * Sends the sign-in event from the server if the visitor agreed to analytics, because these pages have no analytics tags. It identifies
 * nobody.
 */
export async function sendEntryEvent(request: Request, context: Readonly<RouterContextProvider>, language: Language, name: EntryEvent) {
  const { id, siteKey } = await readSettings(context);
  if (!mayMeasure(request, siteKey)) return;
  const page = name === "signed-up" ? "register" : "login";
  const url = `${context.get(requestContext).publicUrl}/${language}/account/${page}`;
  await callApi(context, language, tag.report, { name, data: { url, storeFrontId: id } }).catch(async (error: Error) => {
    const failure = { message: `event of ${name}: ${error.message}` };
    await callApi(context, language, log.log, { endpoint: "exception", data: { error: failure, path: `/account/${page}` } }).catch(
      () => {},
    );
  });
}
