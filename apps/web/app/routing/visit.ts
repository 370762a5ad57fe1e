// @bundle shell
import type { SessionClaims } from "@azulejo/contract";
import type { LoaderFunctionArgs } from "react-router";
import type { Language } from "../i18n/language.ts";
import type { RouteRecord } from "./route-table.ts";

/** A request for a page, with its language, record and guards determined before the page's code runs. */
export interface Visit {
  request: Request;
  context: LoaderFunctionArgs["context"];
  url: URL;
  language: Language;
  record: RouteRecord;
  /** The path without language, decoded, without a leading slash. */
  path: string;
  /** Whether the address lacks its required language and matches no page of the table. */
  unplaced: boolean;
  params: LoaderFunctionArgs["params"];
  /** Whether the content editor signed the address: drafts are then shown and nothing is cached. */
  preview: boolean;
  /** The part matched by the record's `*`, without slashes at the start and end. */
  rest: string;
  /** Null for a guest. */
  session: SessionClaims | null;
  /** Prefix of the storefront's cookie names. */
  siteKey: string;
  address(path: string, language?: Language): string;
  /** Throws a 404 if the page itself finds the address invalid. */
  notFound(): never;
  /** Throws a 404 for an unknown address. */
  nothingHere(): never;
}
