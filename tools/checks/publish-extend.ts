import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { publicTypes, published, versionOf } from "./extend/public-types.ts";

/** Writes the public types of `@azulejo/extend`. Types of a published version are never overwritten by others. */
const before = existsSync(published) ? readFileSync(published, "utf8") : "";
const now = publicTypes();
if (before !== now && versionOf(before) === versionOf(now)) {
  process.stderr.write(`Other types were published as ${versionOf(now)}. Raise the version in packages/extend/package.json first.\n`);
  process.exitCode = 1;
} else writeFileSync(published, now);
