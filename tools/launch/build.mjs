import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, quietStep, root } from "./toolchain.mjs";

const stamp = join(root, "apps/web/build/.source-hash");

/** Returns one hash of the sources of storefront and office: the files that git tracks or would add. */
function sourceHash() {
  const list = spawnSync(
    "git",
    [
      "ls-files",
      "-co",
      "--exclude-standard",
      "apps/web",
      "apps/office",
      "packages/ui",
      "packages/contract",
      "packages/messages",
      "package-lock.json",
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (list.status !== 0) return null;
  const hash = createHash("sha256");
  for (const file of list.stdout.split("\n").filter(Boolean).sort()) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Builds the storefront and the office, if they are out of date. */
export function build(node, { force = false } = {}) {
  const hash = sourceHash();
  if (force || hash === null || !existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) {
    quietStep(node, "Building the storefront", [bin("@react-router/dev/bin.cjs"), "build"], { cwd: join(root, "apps/web") });
    quietStep(node, "Compressing its files", ["tools/launch/compress.mjs", "apps/web/build/client"]);
    quietStep(node, "Building the office", [bin("vite/bin/vite.js"), "build"], { cwd: join(root, "apps/office") });
    quietStep(node, "Compressing its files", ["tools/launch/compress.mjs", "apps/office/build"]);
    if (hash) writeFileSync(stamp, hash);
  }
}
