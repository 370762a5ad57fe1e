// @bundle later
import type { Language } from "../../i18n/language.ts";
import type { MenuEntry } from "./entries.ts";

/** What opens below a department, or what a phone's menu shows of all of them. */
export interface MenuData {
  total: number;
  /** What the department is best chosen by. */
  entries: MenuEntry[];
  colors: MenuEntry[];
  uses: Pick<MenuEntry, "name" | "href" | "count">[];
  /** The department's advice, for the cell that its looks leave free. */
  tip: { title: string; href: string } | null;
}

const loading = new Map<string, Promise<MenuData>>();

/**
 * Reads a menu once per page; a failed read is tried again.
 * @param listing a listing's path; the departments without it
 * @param shape of the departments' pictures: a strip of the phone's menu, or a cell of a wall
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
