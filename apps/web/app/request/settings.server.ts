import { type Language, languages, storefront, type ValueOf } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import { callOnce, isCalled } from "./call-once.server.ts";

export type Settings = ValueOf<typeof storefront.settings>;

/**
 * Reads the storefront's settings, once per request and language.
 * @param language may be left out for what is the same in all languages
 */
export function readSettings(context: Readonly<RouterContextProvider>, language?: Language): Promise<Settings> {
  const read = language ?? languages.find((one) => isCalled(context, one, storefront.settings)) ?? "en";
  return callOnce(context, read, storefront.settings, { tokens: null });
}
