import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { webhookEvents } from "@azulejo/api/ports/stripe-events.ts";
import { variableNames } from "@azulejo/server/config/variables.ts";
import { unknownNames } from "./names-in-docs.ts";

/** Checks that the commands, paths, links and names in the documents exist, that indexes are complete, and docs/areas.md is current. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const scripts = new Set(Object.keys((JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object }).scripts));
const pages = globSync(["*.md", "docs/**/*.md", ".github/**/*.md", "bench/page-costs.md", "{apps,packages,seed,e2e}/**/README.md"], {
  cwd: root,
  exclude: (name) => name.includes("node_modules"),
});

const command = /(?:`|^)npm (?:run )?([a-z][a-z0-9:-]*)/gm;
const ownWords = new Set(["start", "test"]);
const npmWords = new Set(["run", "install", "ci", "registry", "version", "audit", "sbom"]);
const path = /`((?:apps|packages|seed|e2e|docs)\/[\w./-]+)`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
const anchor = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;

/** GitHub's anchor of each heading. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const faults = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), "utf8");
  const missing = (target: string, from: string) => !existsSync(join(from, target));
  return [
    ...[...text.matchAll(command)]
      .map(([said, name = ""]) => ({ said, name }))
      .filter(({ name }) => !scripts.has(name) && !ownWords.has(name) && !npmWords.has(name))
      .map(({ said }) => `${page}: there is no command "${said}"`),
    ...[...text.matchAll(path)].filter(([, name = ""]) => missing(name, root)).map(([, name]) => `${page}: ${name} does not exist`),
    ...[...text.matchAll(link)]
      .filter(([, name = ""]) => missing(name, dirname(join(root, page))))
      .map(([, name]) => `${page}: the link ${name} leads nowhere`),
    ...[...text.matchAll(anchor)]
      .map(([, name = "", part = ""]) => ({ target: name ? join(dirname(page), name) : page, part }))
      .filter(({ target }) => target.endsWith(".md") && existsSync(join(root, target)))
      .filter(({ target, part }) => !anchorsOf(readFileSync(join(root, target), "utf8")).includes(part))
      .map(({ target, part }) => `${page}: ${target} has no heading #${part}`),
  ];
});
for (const index of ["docs/decisions/README.md", "docs/design/README.md"]) {
  const text = readFileSync(join(root, index), "utf8");
  const beside = globSync("*.md", { cwd: dirname(join(root, index)) }).filter((name) => name !== "README.md");
  faults.push(...beside.filter((name) => !text.includes(`](${name})`)).map((name) => `${index}: ${name} is missing`));
}

/** Compares the lists in the example of the environment and the page about the webhook with the names that the code reads. */
const listed = (what: string, found: string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((name) => !found.includes(name)).map((name) => `${what}: ${name} is missing`),
  ...found.filter((name) => !wanted.includes(name)).map((name) => `${what}: there is no ${name}`),
];
const example = readFileSync(join(root, ".env.example"), "utf8");
const examples = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name).filter((name) => !name.startsWith("OIDC_"));
const webhook = /^## The payment webhook$[\s\S]*/m.exec(readFileSync(join(root, "docs/deploy.md"), "utf8"))?.[0] ?? "";
const events = [...webhook.matchAll(/`((?:payment_intent|setup_intent|charge|refund)\.[\w.]+)`/g)].map(([, name = ""]) => name);
faults.push(...unknownNames(root), ...listed(".env.example", examples, variableNames), ...listed("docs/deploy.md", events, webhookEvents));

for (const fault of faults) process.stderr.write(`${fault}\n`);
const areas = spawnSync(process.execPath, [join(root, "tools/checks/areas-page.ts"), "--check"], { stdio: "inherit" });
process.exit(faults.length === 0 && areas.status === 0 ? 0 : 1);
