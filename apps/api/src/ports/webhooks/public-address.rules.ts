import { BlockList, isIP } from "node:net";

/** Address ranges that belong to no public host (IANA's registries of special-purpose addresses). */
const SPECIAL = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"],
  ...["192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["::/128", "::1/128", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "fc00::/7"],
  ...["fe80::/10", "fec0::/10", "ff00::/8"],
];

const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

/** Returns a function that says whether an address may be called. @param allowed networks of the shop's own that may be called as well */
export function createAddressRule(allowed: readonly string[]): (address: string) => boolean {
  const [isOwn, isSpecial] = [isWithin(allowed), isWithin(SPECIAL)];
  return (address) => isIP(address) !== 0 && (isOwn(address) || !isSpecial(address));
}

/** Returns a function that says whether an address is in one of these networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const list = listOf(networks);
  return (address) => {
    const plain = withoutMapping(address);
    return list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function withoutMapping(address: string): string {
  const [, dotted, high = "", low = ""] = MAPPED.exec(address) ?? [];
  if (dotted) return dotted;
  if (!high) return address;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join(".");
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === "") list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
