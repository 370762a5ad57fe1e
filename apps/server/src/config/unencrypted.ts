import { isLocalHost } from "@azulejo/api/ports/mail/local-host.ts";
import type { Variables } from "./variables.ts";

/**
 * Returns faults of database addresses on other machines without a setting for encryption. `sslmode` in the address decides, so a private
 * network can use `disable`.
 */
export function unencryptedFaults({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS: replicas }: Variables): string[] {
  const addresses: [name: string, address: string | undefined][] = [
    ["DATABASE_URL", DATABASE_URL],
    ["DATABASE_DIRECT_URL", DATABASE_DIRECT_URL],
    ...replicas.map((replica): [string, string] => ["DATABASE_REPLICA_URLS", replica]),
  ];
  const open = addresses.filter(([, address]) => address !== undefined && isOpen(address)).map(([name]) => name);
  return [...new Set(open)].map(
    (name) => `${name} leads to another machine without TLS: add sslmode=verify-full to it, or sslmode=disable in a private network`,
  );
}

function isOpen(address: string): boolean {
  const parsed = URL.parse(address);
  if (!parsed) return false;
  const { hostname, searchParams } = parsed;
  const host = searchParams.get("host") ?? hostname;
  return !isLocalHost(host) && !searchParams.has("sslmode");
}
