import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, quietStep, root } from "./toolchain.mjs";

const stamp = join(root, "apps/web/build/.source-hash");

/** Returns one hash of the sources of storefront and office: all files that git tracks or that are untracked but not ignored. */
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
      "packages/content-client",
      "packages/contract",
      "packages/laying",
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
export async function build(node, { force = false } = {}) {
  const hash = sourceHash();
  if (!force && hash !== null && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await Promise.all([
    buildApp(node, "storefront", [bin("@react-router/dev/bin.cjs"), "build"], { app: "apps/web", files: "apps/web/build/client" }),
    buildApp(node, "office", [bin("vite/bin/vite.js"), "build"], { app: "apps/office", files: "apps/office/build" }),
  ]);
  if (hash) writeFileSync(stamp, hash);
}

async function buildApp(node, name, command, { app, files }) {
  await quietStep(node, `Building the ${name}`, command, { cwd: join(root, app) });
  await quietStep(node, `Compressing the ${name}'s files`, ["tools/launch/compress.mjs", files]);
}
