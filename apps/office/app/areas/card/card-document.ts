import { redirectDocument } from "react-router";
import { BASE } from "../../call/load.ts";

/** Makes sure that the page was loaded as its own document, because only its own content security policy allows the card provider. */
export function requireCardDocument({ url }: Request): void {
  const { pathname } = new URL(url);
  const [loaded] = performance.getEntriesByType("navigation");
  const within = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  if (loaded && new URL(loaded.name).pathname !== BASE + within) throw redirectDocument(within);
}

/** Goes to another page as a new document, without the provider's script. */
export const leaveFor = (path: string): void => location.assign(BASE + path);
