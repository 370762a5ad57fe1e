import { readFileSync } from "node:fs";
import { publicTypes, publicTypesFault, published } from "./extend/public-types.ts";

/** Public types for extensions may only change with a new version. */
const fault = publicTypesFault(readFileSync(published, "utf8"), publicTypes());
if (fault) process.stdout.write(`${fault}\n`);
process.exit(fault === null ? 0 : 1);
