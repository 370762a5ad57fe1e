import { BlockList, isIP } from "node:net";
import type { ErrorCode } from "@azulejo/contract";

/** Secret scanners find a key by its prefix. */
const PREFIX = "azk_";
const FORM = /^Bearer (azk_[\w-]{43})$/;

export const withPrefix = (ticket: string): string => PREFIX + ticket;

/** Whether an authorization header has an API key and not a person's token. */
export const isKeyHeader = (header: string | undefined): header is string => header?.startsWith(`Bearer ${PREFIX}`) ?? false;

/** Returns the key of an authorization header; null for one that can't be a key. */
export const keyOfHeader = (header: string): string | null => FORM.exec(header)?.[1] ?? null;

/** Facts that decide whether a key is valid. */
export interface KeyState {
  storefrontId: number;
  isRevoked: boolean;
  expiresAt: Date | null;
  /** When this secret of the key ends, because a newer one has replaced it. */
  endsAt: Date | null;
  addresses: readonly string[];
}

/** Why a key is refused; null for a good one. */
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

/** Whether an address is one of these addresses and networks; any address is if there are none. */
export function isAllowed(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(plain);
  return family !== 0 && listOf(networks).check(plain, family === 4 ? "ipv4" : "ipv6");
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
