import { encode } from "uqr";

/** A secret on its way into an authenticator app. */
export interface CodeSetup {
  secret: string;
  /** `otpauth://…` */
  address: string;
  /** The address as a code to photograph: modules along a side, and the dark ones as the path of an SVG. */
  qr: { size: number; path: string };
}

const QUIET_ZONE = 2;

export function showSetup(secret: string, address: string): CodeSetup {
  const { size, data } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return { secret, address, qr: { size, path } };
}

/** A setup that a form brings back after a wrong code. Null when it is none of ours. */
export function setupIn(form: FormData): CodeSetup | null {
  const [secret, address] = [String(form.get("secret") ?? ""), String(form.get("address") ?? "")];
  const fits = /^[A-Z2-7]{16,128}$/.test(secret) && address.startsWith("otpauth://totp/") && address.length <= 400;
  return fits ? showSetup(secret, address) : null;
}

/** Where dark modules of a row begin, and how many follow. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
