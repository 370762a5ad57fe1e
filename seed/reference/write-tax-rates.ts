import { readFileSync, writeFileSync } from "node:fs";

/**
 * `node seed/reference/write-tax-rates.ts SalesTaxRates.csv US.txt 2026-01-01` writes tax-rates-ca.yaml: the taxes of California's counties
 * and cities from "Effective Sales and Use Tax Rates" of its Department of Tax and Fee Administration (cdtfa.ca.gov, as CSV), by the ZIP
 * codes of GeoNames (download.geonames.org/export/zip, CC BY 4.0). The department publishes new rates each quarter.
 */
const [ratesFile, placesFile, from] = process.argv.slice(2);
if (!ratesFile || !placesFile || !from) throw new Error("Name the department's file, the file US.txt of GeoNames, and the first day.");

const STATE_PERCENT = 7.25;
const LONGEST = 5;
/** Digits of the sorting centers, which stay within a state. */
const SHORTEST = 3;

/** A county or city with its whole rate in percent. */
interface Place {
  name: string;
  county: string;
  percent: number;
}

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/^city of | city$/g, "")
    .replace(/\bst\.? /g, "saint ")
    .replace(/\bmc /g, "mc")
    .replace(/[^a-z]+/g, " ")
    .trim();
const keyOf = (city: string, county: string): string => `${plain(county)}/${plain(city)}`;
const rounded = (percent: number): number => Math.round(percent * 10_000) / 10_000;

const listed = readFileSync(ratesFile, "utf8")
  .split(/\r?\n/)
  .map((line) => line.split(","))
  .filter(([, rate]) => Number(rate) > 0)
  .map(([name = "", rate, county = ""]): Place => ({ name, county, percent: rounded(Number(rate) * 100) }));
const cities = new Map(listed.filter(({ name }) => !name.includes(" County")).map((city) => [keyOf(city.name, city.county), city]));
const wholeCounties = new Map(listed.filter(({ name, county }) => name === `${county} County`).map((one) => [plain(one.county), one]));
const unincorporated = new Map(listed.filter(({ name }) => name.endsWith(" Unincorporated Area")).map((one) => [plain(one.county), one]));

const places = readFileSync(placesFile, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([, , , , state]) => state === "CA")
  .map(([, zip = "", city = "", , , county = ""]) => ({ zip, city, county: county.replace(/^City and County of /, "") }));

/** Taxes by name, with what they add in percent and where. */
const taxes = new Map<string, { percent: number; zips: Set<string> }>();
function add(name: string, percent: number, zip: string): void {
  if (percent === 0) return;
  if (percent < 0) throw new Error(`${name} would be negative.`);
  const tax = taxes.get(name) ?? { percent: rounded(percent), zips: new Set() };
  taxes.set(name, tax);
  tax.zips.add(zip);
}
for (const { zip, city, county } of places) {
  const own = cities.get(keyOf(city, county));
  const around = wholeCounties.get(plain(county));
  if (around) add(`county:${around.county}`, around.percent - STATE_PERCENT, zip);
  const below = around?.percent ?? STATE_PERCENT;
  const outside = unincorporated.get(plain(county));
  if (own) add(`city:${own.name}`, own.percent - below, zip);
  else if (outside) add(`county:${outside.county}`, outside.percent - STATE_PERCENT, zip);
}

/** Returns the fewest prefixes whose ZIP codes are all of a set. */
function prefixesOf(zips: ReadonlySet<string>, prefix = "9"): string[] {
  const below = places.filter(({ zip }) => zip.startsWith(prefix));
  const matching = below.filter(({ zip }) => zips.has(zip)).length;
  if (matching === 0) return [];
  if (prefix.length === LONGEST || (matching === below.length && prefix.length >= SHORTEST)) return [prefix];
  return [..."0123456789"].flatMap((digit) => prefixesOf(zips, prefix + digit));
}

const lines = [...taxes]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([name, { percent, zips }]) => `- { name: "${name}", percent: ${percent}, postal: "${prefixesOf(zips).join(" ")}" }`);
const header = [
  "# Taxes of California's counties and cities on top of the state's 7.25 %, by the beginning of a ZIP code.",
  '# Rates: "Effective Sales and Use Tax Rates", California Department of Tax and Fee Administration (cdtfa.ca.gov),',
  `# effective ${from}. A ZIP code has the rates of its main city and county (GeoNames, geonames.org, CC BY 4.0), so`,
  "# addresses at a city's edge may differ: a tax service knows them. Written by write-tax-rates.ts.",
];
writeFileSync(
  new URL("./tax-rates-ca.yaml", import.meta.url),
  `${[...header, "country: US", "state: CA", `from: ${from}`, "taxes:", ...lines.map((line) => `  ${line}`)].join("\n")}\n`,
);
