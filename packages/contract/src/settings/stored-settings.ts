import { type StorefrontSettings, storefrontSettings } from "./storefront-settings.ts";

/**
 * Parses stored settings. Ignores fields of later releases, so that an earlier release can still open the shop.
 * @throws if a setting has a value that this release can't use
 */
export function readStoredSettings(stored: unknown): StorefrontSettings {
  const copy: unknown = structuredClone(stored);
  const { success, data, error } = storefrontSettings.safeParse(copy);
  if (success) return data;
  for (const issue of error.issues) {
    if (issue.code !== "unrecognized_keys") throw error;
    const holder = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], copy);
    for (const key of issue.keys) Reflect.deleteProperty(holder as object, key);
  }
  return storefrontSettings.parse(copy);
}
