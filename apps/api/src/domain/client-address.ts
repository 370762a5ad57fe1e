/** Returns the client key to count by. A whole IPv6 /64 network counts as one, because it belongs to one subscriber. */
export const clientOf = (address: string): string =>
  address.includes(":") && !/^::ffff:\d/i.test(address) ? networkOf(address) : address.replace(/^::ffff:/i, "");

/** Returns the first 64 bits of an IPv6 address as text. */
function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill("0"), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
