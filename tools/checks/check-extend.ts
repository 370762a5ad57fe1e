import { readFileSync } from "node:fs";
import { publicTypes, publicTypesFault, published } from "./extend/public-types.ts";

/** The types that extensions are written against change only with a version that says so. */
const fault = publicTypesFault(readFileSync(published, "utf8"), publicTypes());
if (fault) process.stdout.write(`${fault}\n`);
process.exit(fault === null ? 0 : 1);
