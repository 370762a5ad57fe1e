import { readFileSync, writeFileSync } from "node:fs";

/**
 * `node seed/reference/write-places.ts US.txt` writes places.csv from GeoNames' postal codes (download.geonames.org/export/zip, CC BY 4.0).
 * Military post offices are left out, because they aren't near any store.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the file US.txt of GeoNames.");

interface Row {
  postalCode: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Three decimals of a degree are 110 m. */
const rounded = (degrees: string | undefined): number => Math.round(Number(degrees) * 1000) / 1000;

const rows = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line): Row => {
    const [, postalCode = "", city = "", , state = "", , , , , latitude, longitude] = line.split("\t");
    return { postalCode, city, state, latitude: rounded(latitude), longitude: rounded(longitude) };
  })
  .filter((row) => /^\d{5}$/.test(row.postalCode) && row.state !== "" && !row.city.includes(","))
  .sort((a, b) => (a.postalCode < b.postalCode ? -1 : 1));
const unique = rows.filter((row, index) => row.postalCode !== rows[index - 1]?.postalCode);

const lines = unique.map((row) => [row.postalCode, row.city, row.state, row.latitude, row.longitude].join());
writeFileSync(new URL("./places.csv", import.meta.url), `postalCode,city,state,latitude,longitude\n${lines.join("\n")}\n`);
