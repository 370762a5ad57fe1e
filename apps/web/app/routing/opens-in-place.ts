import { isQuietPath } from "@azulejo/contract/content/tag-groups.ts";
import { splitAddress } from "./language-routing.ts";

type Address = Pick<URL, "origin" | "pathname">;

const FILE = /^\/(?:assets|api)\/|\.\w+$/;

/**
 * Returns a name for the group of pages that a document can show. Checkout, payment, receipts and account have their own documents, because
 * their content security policy allows no analytics tags, and some of them a wallet.
 */
export function documentOf({ pathname }: Address): string {
  const { prefix = "", rest } = splitAddress(pathname);
  return isQuietPath(rest) ? `${prefix}/${rest.split("/", 1)}` : prefix;
}

/**
 * Returns whether an address can be shown without loading a new document.
 * @param shown what `documentOf` returned for the document's address
 */
export const opensInPlace = (to: Address, origin: string, shown: string): boolean =>
  to.origin === origin && !FILE.test(to.pathname) && documentOf(to) === shown;
