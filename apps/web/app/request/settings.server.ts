import { type Language, storefront, type ValueOf } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import { callApi } from "./api.server.ts";
import { requestContext } from "./request-context.server.ts";

export type Settings = ValueOf<typeof storefront.settings>;

/**
 * Reads the storefront's settings, once per request and language.
 * @param language may be left out for what is the same in all languages
 */
export async function readSettings(context: Readonly<RouterContextProvider>, language?: Language): Promise<Settings> {
  const { settings } = context.get(requestContext);
  const known = language ? settings.get(language) : settings.values().next().value;
  if (known) return known;
  const read = callApi(context, language ?? "en", storefront.settings, {}, { tokens: null });
  settings.set(language ?? "en", read);
  read.catch(() => settings.delete(language ?? "en"));
  return read;
}
