import type { Storefront } from "../../domain/storefront.ts";

interface Addressed {
  settings: Pick<Storefront["settings"], "hosts" | "locales">;
}

/** Returns the host names at which the visitors of a storefront arrive. */
export const hostsOf = ({ settings }: Addressed): string[] => [
  ...settings.hosts,
  ...settings.locales.flatMap(({ domain }) => domain ?? []),
];

/**
 * Returns where a further storefront of a deployment is seen: its first host, with the scheme of the deployment and, unless the host
 * names one, its port. A storefront without hosts has the deployment's own address.
 * @param publicUrl the deployment's, without a slash at its end
 */
export function addressOfStorefront({ settings }: Addressed, publicUrl: string): string {
  const [host] = settings.hosts;
  if (host === undefined) return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${host.includes(":") || port === "" ? "" : `:${port}`}`;
}
