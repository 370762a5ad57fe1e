import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A file of `reference` with the taxes of a state's counties and cities. */
interface LocalTaxes {
  country: string;
  state: string;
  from: string;
  /** Whether they are due on the price of the delivery too. */
  taxesDelivery?: boolean;
  taxes: { name: string; percent: number; postal: string }[];
}

/** Returns the rows of `taxRates` in a file of local taxes, one for each postal prefix. @param path relative to this folder */
export function localTaxRates(path: string) {
  const { taxes, ...all } = parse(readFileSync(new URL(path, import.meta.url), "utf8")) as LocalTaxes;
  return taxes.flatMap(({ name, percent, postal }) => postal.split(" ").map((postalPrefix) => ({ ...all, name, percent, postalPrefix })));
}
