import { isLocalHost } from "@azulejo/api/ports/mail/local-host.ts";
import { plainNames, type Variables } from "./variables.ts";

/**
 * Returns faults of addresses on other machines that aren't encrypted. A private network can do without: `sslmode=disable` in a database's
 * address says so, and `UNENCRYPTED` names the variables of other services.
 */
export const unencryptedFaults = (v: Variables): string[] => [...databaseFaults(v), ...serviceFaults(v)];

function databaseFaults({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS: replicas }: Variables): string[] {
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

const serviceFaults = (v: Variables): string[] =>
  plainNames
    .filter((name) => !v.UNENCRYPTED.includes(name) && isPlain(v[name]))
    .map((name) => `${name} leads to another machine without TLS: use an encrypted address, or UNENCRYPTED=${name} in a private network`);

/** Returns whether an address of `http:` or `redis:`, or a host and port alone, leads to another machine. */
function isPlain(address: string | undefined): boolean {
  if (!address) return false;
  const { protocol, hostname } = new URL(address.includes("://") ? address : `http://${address}`);
  return ["http:", "redis:"].includes(protocol) && !isLocalHost(hostname);
}
