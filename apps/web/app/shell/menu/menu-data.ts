// @bundle later
import type { Language } from "../../i18n/language.ts";
import type { MenuEntry } from "./entries.ts";

/** The contents of a department's panel, or of a phone's menu with all departments. */
export interface MenuData {
  total: number;
  /** The most useful links inside a department. */
  entries: MenuEntry[];
  colors: MenuEntry[];
  uses: Pick<MenuEntry, "name" | "href" | "count">[];
  /** The department's tip, shown in the cell that its looks leave free. */
  tip: { title: string; href: string } | null;
}

const loading = new Map<string, Promise<MenuData>>();

/**
 * Reads a menu once per page; a failed read is retried.
 * @param listing a listing's path; the departments if missing
 * @param shape of the departments' pictures: a strip of the phone's menu, or a cell of a grid
 */
export function loadMenu(language: Language, listing = "", shape: "strip" | "wall" = "strip"): Promise<MenuData> {
  const query = listing ? `?listing=${encodeURIComponent(listing)}` : shape === "wall" ? "?shape=wall" : "";
  const address = `/${language}/menu-data${query}`;
  const known = loading.get(address);
  if (known) return known;
  const read = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`the menu answered ${answer.status}`);
    return answer.json() as Promise<MenuData>;
  });
  loading.set(address, read);
  read.catch(() => loading.delete(address));
  return read;
}
