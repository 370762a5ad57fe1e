const FINISHES = ["", "&finish=matte", "&finish=polished", "&finish=matte&finish=honed"];

/** Yields addresses of a list with a random price range and finish, none of them twice, to whichever connection is free. */
export function listAddresses(path: string): () => string {
  const given = new Set<string>();
  const cents = (least: number, most: number) => ((least + Math.floor(Math.random() * (most - least))) / 100).toFixed(2);
  const next = (): string => {
    const finish = FINISHES[Math.floor(Math.random() * FINISHES.length)];
    const address = `${path}?from=${cents(0, 200)}&to=${cents(2_000, 1_000_000)}${finish}`;
    if (given.has(address)) return next();
    given.add(address);
    return address;
  };
  return next;
}

/** Yields the given addresses in turn, starting with a random one. A server without a page cache renders each of them again. */
export function inTurn(addresses: readonly string[]): () => string {
  if (addresses.length === 0) throw new Error("there are no addresses to ask for");
  let at = Math.floor(Math.random() * addresses.length);
  return () => addresses[at++ % addresses.length] as string;
}
