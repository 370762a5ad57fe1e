import type { SessionClaims, storefront, ValueOf } from "@azulejo/contract";
import { useRouteLoaderData } from "react-router";
import type { Language } from "../i18n/language.ts";

type Settings = ValueOf<typeof storefront.settings>;

/** The settings without those that pages get in another form or don't show. */
export type PageSettings = Omit<Settings, "menu" | "footer" | "favicon" | "loads" | "termsVersion">;

/** Data that all pages share: header, footer, settings and session. Loaded once per document by the root route. */
export interface ShellData {
  /** A hash of everything else here except `nonce` and `requestId`: a fragment that shows any data of the shell has it in its key. */
  revision: string;
  language: Language;
  settings: PageSettings;
  publicUrl: string;
  /** Changes with the storefront's icons, colors and card; part of their addresses. */
  version: string;
  /** Nonce of the shop's own inline scripts. */
  nonce: string;
  /** Identifies the page's request in the log. */
  requestId: string;
  /** The departments, and the listings that the storefront's own menu names. */
  menu: { path: string; name: string; slug: string; isDepartment: boolean }[];
  stores: { code: string; number: number; name: string; state: string }[];
  /** Whether the storefront's icon is an SVG: its own, or the generated letter. */
  hasDrawnIcon: boolean;
  /** The storefront's own menu; null if it shows the departments. */
  mainMenu: Settings["menu"];
  /** The footer's columns without links to missing pages. */
  footer: Settings["footer"];
  /** Null for a guest. */
  session: SessionClaims | null;
  /** Code of the visitor's chosen store. */
  store: string | null;
}

/** Returns the shell's data; undefined if the root route failed to load. */
export const useLoadedShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>("root");

/** Returns the shell's data, which is available on every page that renders. @throws if the root route failed to load */
export function useShellData(): ShellData {
  const shell = useLoadedShellData();
  if (!shell) throw new Error("no shell data");
  return shell;
}

/** Returns the shell's data from the matches in a `meta` function; undefined if the root route failed to load. */
export const shellDataOf = (matches: readonly ({ loaderData?: unknown } | undefined)[]): ShellData | undefined =>
  matches[0]?.loaderData as ShellData | undefined;
