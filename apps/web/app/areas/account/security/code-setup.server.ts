import { encode } from "uqr";

/** A secret to be added to an authenticator app. */
export interface CodeSetup {
  secret: string;
  /** `otpauth://…` */
  address: string;
  /** The setup address as a QR code: number of modules per side, and the dark modules as an SVG path. */
  qr: { size: number; path: string };
}

const QUIET_ZONE = 2;

export function showSetup(secret: string, address: string): CodeSetup {
  const { size, data } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return { secret, address, qr: { size, path } };
}

/** Reads the setup that a form sends back after a wrong code. Null if it isn't a valid one. */
export function setupIn(form: FormData): CodeSetup | null {
  const [secret, address] = [String(form.get("secret") ?? ""), String(form.get("address") ?? "")];
  const fits = /^[A-Z2-7]{16,128}$/.test(secret) && address.startsWith("otpauth://totp/") && address.length <= 400;
  return fits ? showSetup(secret, address) : null;
}

/** Start and length of each run of dark modules in a row. */
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
