import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The packages that other people's programs and extensions depend on. */
export const publicPackages = ["contract", "client", "extend"] as const;

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as Manifest;

/**
 * Writes each public package in the form in which it is published: JavaScript and type declarations in place of TypeScript, README and
 * license. Import paths stay the same. Each package is compiled against the published form of those before it.
 */
export function buildPackages(target: string): void {
  mkdirSync(join(root, "build"), { recursive: true });
  const work = mkdtempSync(join(root, "build/.packages-"));
  try {
    for (const name of publicPackages) {
      const folder = join(target, name);
      rmSync(folder, { recursive: true, force: true });
      compile(name, join(work, name), join(folder, "dist"));
      cpSync(join(root, "packages", name, "README.md"), join(folder, "README.md"));
      cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
      writeFileSync(join(folder, "package.json"), `${JSON.stringify(publishedManifest(name), null, 2)}\n`);
      cpSync(folder, join(work, "node_modules/@azulejo", name), { recursive: true });
    }
  } finally {
    rmSync(work, { recursive: true });
  }
}

const isPublished = (file: string): boolean => !/\.(?:test|fixture)\.ts$/.test(file);

function compile(name: string, folder: string, outDir: string): void {
  cpSync(join(root, "packages", name, "src"), join(folder, "src"), { recursive: true, filter: isPublished });
  cpSync(join(root, "packages", name, "package.json"), join(folder, "package.json"));
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, outDir, rootDir: join(folder, "src") },
    include: [join(folder, "src")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { stdio: "pipe", encoding: "utf8" });
  } catch (error) {
    throw new Error(`${name} can't be compiled:\n${(error as { stdout?: string }).stdout}`, { cause: error });
  }
}

/** Other packages of the project are required in exactly the version that this one was built with. */
function publishedManifest(name: string): object {
  const { dependencies = {}, ...manifest } = manifestOf(name);
  const versionOf = (dependency: string, range: string): string =>
    dependency.startsWith("@azulejo/") ? manifestOf(dependency.slice("@azulejo/".length)).version : range;
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  return {
    ...{ name: manifest.name, version: manifest.version, type: "module", license: "Apache-2.0" },
    exports: { ".": entry("index"), "./*.ts": entry("*") },
    files: ["dist"],
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([one, range]) => [one, versionOf(one, range)])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = join(root, "build/packages");
  buildPackages(target);
  process.stdout.write(
    publicPackages.map((name) => `${join(target, name)}${existsSync(join(target, name, "dist")) ? "" : " (empty)"}\n`).join(""),
  );
}
