import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleNames, bundleOf } from "./bundle-groups.ts";

const root = join(import.meta.dirname, "../..");
const named = globSync(["apps/web/app/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], { cwd: root }).flatMap((file) => {
  const bundle = bundleOf(join(root, file));
  return bundle ? [{ file, bundle }] : [];
});

it("files name bundles that exist, and each bundle is named", () => {
  expect(named.filter(({ bundle }) => !bundleNames.some((name) => name === bundle))).toEqual([]);
  expect(new Set(named.map(({ bundle }) => bundle))).toEqual(new Set(bundleNames));
});

it("a file without a name is left to the bundler", () => {
  expect(bundleOf(join(root, "apps/web/app/root.tsx"))).toBe("shell");
  expect(bundleOf(join(root, "apps/web/app/routes.ts"))).toBeUndefined();
});
