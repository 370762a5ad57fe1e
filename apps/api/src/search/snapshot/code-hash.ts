import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { facetKeys } from "@azulejo/contract/areas/product.ts";

/** The folders with code that affects an index's contents. */
const folders = ["search", "domain", "areas/product"];

/** Returns a hash of the code that builds an index. A snapshot by other code may differ, so it isn't used. */
export function codeHash(): string {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const hash = createHash("sha256").update(JSON.stringify([process.versions.v8, facetKeys]));
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts")).sort()) {
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest("base64url");
}
