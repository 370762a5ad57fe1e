import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const pack = join(root, "packages/extend");

/** The published types of `@azulejo/extend`, with their version. */
export const published = join(pack, "public-types.txt");

export const versionOf = (text: string): string => /^\/\/ @azulejo\/extend (\S+)/.exec(text)?.[1] ?? "";

/** Returns the compiler's declarations of the package's modules without comments, after its version. */
export function publicTypes(): string {
  const { version } = JSON.parse(readFileSync(join(pack, "package.json"), "utf8")) as { version: string };
  const folder = mkdtempSync(join(tmpdir(), "extend-"));
  try {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", join(pack, "tsconfig.json"), "--outDir", folder], { stdio: "pipe" });
    const source = join(folder, "packages/extend/src");
    const modules = readdirSync(source)
      .filter((file) => file.endsWith(".d.ts"))
      .sort()
      .map((file) => `// ${file}\n${readFileSync(join(source, file), "utf8").trim()}\n`);
    return `// @azulejo/extend ${version}\n\n${modules.join("\n")}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the fault of changed public types; null if they haven't changed, or have a new version. */
export function publicTypesFault(before: string, now: string): string | null {
  if (before === now) return null;
  const [was, is] = [versionOf(before), versionOf(now)];
  if (was === is)
    return `The public types of @azulejo/extend have changed. Raise its version (${is}) in packages/extend/package.json: minor for what was added, major for anything else. Then run node tools/checks/publish-extend.ts`;
  return "The version of @azulejo/extend has changed: run node tools/checks/publish-extend.ts";
}
