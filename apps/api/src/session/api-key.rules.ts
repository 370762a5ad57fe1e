import { BlockList, isIP } from "node:net";
import type { ErrorCode } from "@azulejo/contract";

/** Secret scanners find a key, and an access token given for one, by their prefixes. */
const PREFIX = "azk_";
const TOKEN_PREFIX = "azt_";
const KEY = /^azk_[\w-]{43}$/;

export const withPrefix = (ticket: string): string => PREFIX + ticket;

export const withTokenPrefix = (token: string): string => TOKEN_PREFIX + token;

/** Whether an authorization header has an API key, or an access token given for one, and not a person's token. */
export const isKeyHeader = (header: string | undefined): header is string =>
  [PREFIX, TOKEN_PREFIX].some((prefix) => header?.startsWith(`Bearer ${prefix}`));

/** What an integration sends: its key, or an access token that it got for the key. */
export type Credential = { key: string } | { token: string };

/** Returns the credential of an authorization header that `isKeyHeader` is true for; null for one that can't be a key. */
export function credentialOf(header: string): Credential | null {
  const sent = header.replace(/^Bearer /, "");
  if (sent.startsWith(TOKEN_PREFIX)) return { token: sent.slice(TOKEN_PREFIX.length) };
  return isKey(sent) ? { key: sent } : null;
}

export const isKey = (text: string): boolean => KEY.test(text);

/** A key's data that determines whether it is valid. */
export interface KeyState {
  storefrontId: number;
  isRevoked: boolean;
  expiresAt: Date | null;
  /** When this secret expires because a newer one has replaced it. */
  endsAt: Date | null;
  addresses: readonly string[];
}

/** Returns why a key is refused; null for a valid one. */
export function refusalOf(
  key: KeyState,
  { storefrontId, address, now }: { storefrontId: number; address: string; now: Date },
): Extract<ErrorCode, `api_key_${string}`> | null {
  if (key.storefrontId !== storefrontId) return "api_key_storefront";
  if (key.isRevoked) return "api_key_revoked";
  if (key.expiresAt && key.expiresAt <= now) return "api_key_expired";
  if (key.endsAt && key.endsAt <= now) return "api_key_replaced";
  return isAllowed(key.addresses, address) ? null : "api_key_address";
}

/** Returns whether an address matches one of the addresses and networks. If there are none, any address is allowed. */
export function isAllowed(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  // The list knows an IPv4 address in IPv6 notation again, and contains nothing that isn't an address.
  return listOf(networks).check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
