const MOST = 40;

/** Returns an unused role code made of the letters and digits of a name: `weekend-crew`, then `weekend-crew-2`. */
export function newRoleCode(name: string, taken: readonly string[]): string {
  const base =
    name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, MOST - 5) || "role";
  for (let number = 1; ; number++) {
    const code = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(code)) return code;
  }
}
