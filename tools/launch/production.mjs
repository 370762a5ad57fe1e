import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { findNode, install, keepServed, linkNode, root, withLock } from "./toolchain.mjs";

/**
 * Packages that the server and the pages it renders must share one copy of; all other imports of the pages are bundled into their build.
 */
const shared = ["react", "react-dom", "react-router"];
const built = ["apps/web", "apps/office"];

const isServed = (name) => name.startsWith("@azulejo/") || shared.includes(name);

const served = ({ dependencies, ...manifest }) =>
  JSON.stringify({ ...manifest, dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => isServed(name))) });

/**
 * `npm run production`: builds the shop, then removes the packages that only building needs. `npm run build` installs them again.
 */
await withLock(async () => {
  install({ dev: false });
  await build(findNode(), { force: true });
  linkNode();
  await withoutBuilding(keepServed);
});

/** Runs `work` while the package.json files of the built apps list only what serving needs. */
async function withoutBuilding(work) {
  const paths = [...built.map((folder) => `${folder}/package.json`), "package-lock.json"].map((path) => join(root, path));
  const texts = paths.map((path) => readFileSync(path, "utf8"));
  try {
    for (const path of paths.slice(0, built.length)) writeFileSync(path, served(JSON.parse(readFileSync(path, "utf8"))));
    await work();
  } finally {
    paths.forEach((path, place) => writeFileSync(path, texts[place]));
  }
}
