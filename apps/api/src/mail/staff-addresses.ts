import type { StorefrontSettings } from "../domain/storefront.ts";

/**
 * Returns the addresses of staff for one kind of email, separated by commas: those in the settings, or the storefront's own.
 * @param more further addresses, such as a store's; null for none
 */
export function staffAddresses(settings: StorefrontSettings, kind: keyof StorefrontSettings["mail"], more: string | null = null): string {
  const own = settings.mail[kind].length > 0 ? settings.mail[kind] : [settings.email];
  const all = more ? [...own, more] : own;
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()].join(", ");
}
