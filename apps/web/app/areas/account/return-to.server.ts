import { samePath } from "../../routing/same-path.ts";
import type { Visit } from "../../routing/visit.ts";

/** Returns the path of the next page, from the address or a form, if it is on this site; otherwise that of the account. */
export function returnPath({ url, address }: Visit, form?: FormData): string {
  const requested = form?.get("returnTo") ?? url.searchParams.get("returnTo");
  return samePath(typeof requested === "string" ? requested : "", address("account/"));
}
