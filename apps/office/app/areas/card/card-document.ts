import { redirectDocument } from "react-router";
import { BASE } from "../../call/load.ts";

/** Loads a page as a document of its own, because only its policy lets the card provider in. */
export function requireCardDocument({ url }: Request): void {
  const { pathname } = new URL(url);
  const [loaded] = performance.getEntriesByType("navigation");
  const within = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  if (loaded && new URL(loaded.name).pathname !== BASE + within) throw redirectDocument(within);
}

/** Leaves for another page with a document of its own, without the provider's script. */
export const leaveFor = (path: string): void => location.assign(BASE + path);
