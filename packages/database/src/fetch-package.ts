import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** An npm package needed only for data of an earlier release. */
export interface FetchedPackage {
  name: string;
  version: string;
  /** The lock file's integrity hash, which npm requires. */
  integrity: string;
}

const cache = fileURLToPath(new URL("../../../node_modules/.cache/azulejo/packages/", import.meta.url));

/** Installs a package unless it is installed. @returns its folder @throws Error with a message for people if npm can't install it */
export async function fetchPackage({ name, version, integrity }: FetchedPackage): Promise<string> {
  const folder = join(cache, `${name.replace(/.*\//, "")}-${version}`);
  const found = join(folder, "node_modules", name);
  const stamp = join(folder, "complete");
  if (existsSync(stamp)) return found;
  const wanted = { dependencies: { [name]: version } };
  const lock = { lockfileVersion: 3, packages: { "": wanted, [`node_modules/${name}`]: { version, integrity } } };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify(wanted));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
  try {
    await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  } catch (error) {
    throw new Error(
      `The data is of an earlier release. Reading it requires the npm package ${name} ${version}, which could not be installed. Check the network connection and try again.`,
      { cause: error },
    );
  }
  await writeFile(stamp, "");
  return found;
}
