import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** Reports words of `banned-words.yaml` in messages, demo texts and documents, with the words to use instead. */
interface Ban {
  match: string;
  use: string;
  in?: string[];
  except?: string[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const bans = parse(readFileSync(new URL("./banned-words.yaml", import.meta.url), "utf8")) as Ban[];
const scopes: Record<string, string[]> = {
  messages: ["apps/{office,web}/app/i18n/messages/*/*.json", "apps/api/src/messages/*/*.json"],
  "messages-privacy": ["apps/web/app/i18n/messages/*/privacy.json"],
  texts: [
    "seed/content/stories/**/*.md",
    "seed/catalog/**/*.json",
    "seed/documents/text/*.md",
    "seed/films/files/*.vtt",
    "seed/reference/terms.json",
    "seed/{empty,storefront}/*.yaml",
  ],
  docs: ["*.md", "docs/**/*.md", "docs/*.yaml", "seed/*/README.md", "studio/README.md"],
};

/** `\\b` matches ASCII letters only; "jabón" ends in one, "azulejo" in another. */
const boundary = "(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])";

let found = 0;
for (const [scope, patterns] of Object.entries(scopes)) {
  const banned = bans.filter((ban) => (ban.in ? ban.in.includes(scope) : scope !== "messages-privacy"));
  for (const file of globSync(patterns, { cwd: root })) {
    const lines = readFileSync(`${root}${file}`, "utf8").split("\n");
    for (const { match, use, except } of banned) {
      if (except?.includes(file)) continue;
      const pattern = new RegExp(match.replaceAll("\\b", `(?:${boundary})`), "iu");
      for (const [at, line] of lines.entries()) {
        const hit = pattern.exec(line.replace(/^\s*"[^"]+":/, ""));
        if (!hit) continue;
        found += 1;
        process.stderr.write(`${file}:${at + 1} “${hit[0].trim()}”: say ${use}\n`);
      }
    }
  }
}
process.stdout.write(`${bans.length} banned words, ${found} found\n`);
process.exit(found === 0 ? 0 : 1);
