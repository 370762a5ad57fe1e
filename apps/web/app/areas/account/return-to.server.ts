import { samePath } from "../../routing/same-path.ts";
import type { Visit } from "../../routing/visit.server.ts";

/** The path to go on to: named by the address or by a form, and of this site; else the account. */
export function returnPath({ url, address }: Visit, form?: FormData): string {
  const asked = form?.get("returnTo") ?? url.searchParams.get("returnTo");
  return samePath(typeof asked === "string" ? asked : "", address("account/"));
}
