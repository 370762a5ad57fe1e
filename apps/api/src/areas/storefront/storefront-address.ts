import type { Storefront } from "../../domain/storefront.ts";

interface Addressed {
  settings: Pick<Storefront["settings"], "hosts" | "locales">;
}

/** Returns a storefront's host names. */
export const hostsOf = ({ settings }: Addressed): string[] => [
  ...settings.hosts,
  ...settings.locales.flatMap(({ domain }) => domain ?? []),
];

/**
 * Returns the public address of another storefront: its first host, with the deployment's scheme and, unless the host has one, its port. A
 * storefront without hosts has the deployment's address.
 * @param publicUrl the deployment's, without a trailing slash
 */
export function addressOfStorefront({ settings }: Addressed, publicUrl: string): string {
  const [host] = settings.hosts;
  if (host === undefined) return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${host.includes(":") || port === "" ? "" : `:${port}`}`;
}
