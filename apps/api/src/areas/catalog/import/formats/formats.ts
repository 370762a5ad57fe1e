import type { Format, FormatName } from "./format.ts";
import { googleTsv } from "./google-tsv.ts";
import { googleXml } from "./google-xml.ts";
import { ourCsv } from "./our-csv.ts";
import { ourJsonl } from "./our-jsonl.ts";
import { shopifyCsv } from "./shopify-csv.ts";

export const formats: Record<FormatName, Format> = {
  "our-csv": ourCsv,
  "our-jsonl": ourJsonl,
  "shopify-csv": shopifyCsv,
  "google-tsv": googleTsv,
  "google-xml": googleXml,
};
