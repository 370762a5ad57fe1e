/** A place of taxation. */
export interface Place {
  line1: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

export interface Jurisdiction {
  level: "country" | "state" | "county" | "city" | "district";
  name: string;
  code: string;
  /** In millionths. */
  ppm: number;
}

/** Plausible rates, not those of any authority. */
const STATES: Record<string, { name: string; ppm: number; delivery?: boolean }> = {
  NV: { name: "NEVADA", ppm: 46_000 },
  CA: { name: "CALIFORNIA", ppm: 60_000 },
  TX: { name: "TEXAS", ppm: 62_500, delivery: true },
  AZ: { name: "ARIZONA", ppm: 56_000 },
  NY: { name: "NEW YORK", ppm: 40_000, delivery: true },
  OR: { name: "OREGON", ppm: 0 },
  MT: { name: "MONTANA", ppm: 0 },
};
const OTHER = { name: "OTHER", ppm: 55_000, delivery: true };

const LOCAL: Record<string, Jurisdiction[]> = {
  "895": [{ level: "county", name: "WASHOE", code: "031", ppm: 36_650 }],
  "891": [{ level: "county", name: "CLARK", code: "003", ppm: 37_750 }],
  "902": [
    { level: "county", name: "LOS ANGELES", code: "037", ppm: 2_500 },
    { level: "district", name: "LOS ANGELES CO LOCAL TAX SL", code: "EMTC0", ppm: 10_000 },
    { level: "district", name: "BEVERLY HILLS TRANSIT", code: "EMTD0", ppm: 22_500 },
  ],
};

/** The vendors' codes for an untaxed product, and for deliveries by a carrier. */
export const UNTAXED_CODES = ["NT", "txcd_00000000"];
export const DELIVERY_CODES = ["FR020100", "txcd_92010001"];

/** Returns whether an address can't be found, as the street `0 Nowhere`. */
export const isNowhere = ({ line1, postalCode }: Place): boolean => /^0 nowhere/i.test(line1) || postalCode === "00000";

/** Returns the jurisdictions of a place; only the state's for an unknown city. */
export function jurisdictionsOf({ region, postalCode, city, country }: Place): Jurisdiction[] {
  if (country === "CA") return [{ level: "country", name: "CANADA", code: "CA", ppm: 50_000 }];
  const { name, ppm } = STATES[region] ?? OTHER;
  if (ppm === 0) return [];
  const local = LOCAL[postalCode.slice(0, 3)] ?? [{ level: "city", name: city.toUpperCase() || "LOCAL", code: "00000", ppm: 10_000 }];
  return [{ level: "state", name, code: region, ppm }, ...local];
}

export const taxesDelivery = ({ region }: Place): boolean => (STATES[region] ?? OTHER).delivery ?? false;

/** Returns jurisdictions with rates raised by half a percent. */
export const raised = (jurisdictions: Jurisdiction[]): Jurisdiction[] => jurisdictions.map((one) => ({ ...one, ppm: one.ppm + 5000 }));

/** Returns the tax in cents, rounded half away from zero. */
export const taxOn = (cents: number, ppm: number): number => Math.sign(cents) * Math.round((Math.abs(cents) * ppm) / 1_000_000);
