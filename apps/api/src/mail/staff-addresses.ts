import type { StorefrontSettings } from "../domain/storefront.ts";

/**
 * Returns the addresses of the staff who receive one kind of mail, separated by commas: those of the settings, or the storefront's own.
 * @param more further addresses, such as a store's; null for none
 */
export function staffAddresses(settings: StorefrontSettings, kind: keyof StorefrontSettings["mail"], more: string | null = null): string {
  const own = settings.mail[kind].length > 0 ? settings.mail[kind] : [settings.email];
  const all = more ? [...own, more] : own;
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()].join(", ");
}
