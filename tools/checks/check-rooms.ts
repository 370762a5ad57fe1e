import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The rules of the house, as data: which files may not import what, and why. */
interface Rule {
  name: string;
  from: RegExp;
  notTo: RegExp;
  except?: RegExp;
}

const rules: Rule[] = [
  {
    name: "only repositories and the plumbing speak SQL",
    from: /^apps\/api\/src\/areas\/(?!.*(?:\.repository|upsert-rows)\.ts$)/,
    notTo: /^kysely/,
  },
  {
    name: "rules are pure: no database, no ports, no clock",
    from: /\.rules\.ts$/,
    notTo: /^kysely|\/ports\/|context\.ts$|repository/,
    except: /^import type/,
  },
  {
    name: "the storefront speaks only the contract and the content API",
    from: /^apps\/web\//,
    notTo: /^@azulejo\/(?!contract|content-client|ui|web)/,
  },
  { name: "the content system knows no commerce", from: /^apps\/content\//, notTo: /^@azulejo\/(?:api|web|contract)/ },
  { name: "the content client knows neither shop nor server", from: /^packages\/content-client\//, notTo: /^@azulejo\// },
  { name: "the sandbox knows nothing of the shop", from: /^apps\/sandbox\//, notTo: /^@azulejo\// },
  { name: "the contract stands alone", from: /^packages\/contract\//, notTo: /^@azulejo\/(?!contract)/ },
  { name: "the database layer stands below everything", from: /^packages\/database\//, notTo: /^@azulejo\/(?!database)/ },
  {
    name: "the ground floor depends on nothing above it",
    from: /^packages\//,
    notTo: /^@azulejo\/(?:api|cli|content(?!-client)|sandbox|seed|server|web|testing|launch|checks)|\/(?:apps|tools|seed)\//,
    except: /\.test\./,
  },
  { name: "ui is given its data", from: /^packages\/ui\//, notTo: /^@azulejo\/|react-router/ },
  {
    name: "the API does not know its pages",
    from: /^apps\/api\//,
    notTo: /^@azulejo\/(?:web|content(?!-client)|server|sandbox)/,
    except: /@azulejo\/testing|\.test\./,
  },
];
const forbiddenFolders = /(^|\/)(utils|helpers|common|shared|misc)(\/|$)/;

const root = fileURLToPath(new URL("../../", import.meta.url));
const skipped = /node_modules|\/build\/|\.react-router|\.data/;
const importLine = /^(?:import|export)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;

function* sources(): Generator<string> {
  for (const top of ["apps", "packages", "tools", "seed", "e2e"]) {
    for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name));
      if (!skipped.test(`/${path}/`)) yield path;
    }
  }
}

const faults: string[] = [];
for (const path of sources()) {
  if (forbiddenFolders.test(path)) faults.push(`${path}: a folder of this name says nothing`);
  if (!/\.(ts|tsx|mts)$/.test(path)) continue;
  const text = readFileSync(join(root, path), "utf8");
  for (const match of text.matchAll(importLine)) {
    const target = match[1] ?? match[2] ?? "";
    for (const rule of rules) {
      if (!rule.from.test(path) || !rule.notTo.test(target)) continue;
      if (rule.except && (rule.except.test(match[0]) || rule.except.test(path))) continue;
      faults.push(`${path} imports ${target}: ${rule.name}`);
    }
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
