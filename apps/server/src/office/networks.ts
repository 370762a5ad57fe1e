import { BlockList, isIP, isIPv6 } from "node:net";

const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;

function parsed(network: string): { address: string; bits: number; family: "ipv4" | "ipv6" } | null {
  const [, address = "", bits] = NETWORK.exec(network) ?? [];
  if (isIP(address) === 0) return null;
  const [family, most] = isIPv6(address) ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
  const length = Number(bits ?? most);
  return length <= most ? { address, bits: length, family } : null;
}

/** Returns whether a text is a network like `203.0.113.0/24`, or a single address like `2001:db8::7`. */
export const isNetwork = (network: string): boolean => parsed(network) !== null;

/** Returns a function that says whether an address is in one of the networks; always true if there are none. */
export function networkGuard(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  const inside = new BlockList();
  for (const network of networks) {
    const one = parsed(network);
    if (one) inside.addSubnet(one.address, one.bits, one.family);
  }
  return (address) => {
    // A dual-stack socket writes an IPv4 address like ::ffff:203.0.113.9.
    const bare = address.replace(/^::ffff:(?=\d+\.)/, "");
    return isIP(bare) !== 0 && inside.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
  };
}
