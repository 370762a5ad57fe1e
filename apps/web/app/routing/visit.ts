// @bundle shell
import type { SessionClaims } from "@azulejo/contract";
import type { LoaderFunctionArgs } from "react-router";
import type { Language } from "../i18n/language.ts";
import type { RouteRecord } from "./route-table.ts";

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
