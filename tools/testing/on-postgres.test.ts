import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { areasOnPostgres, notOnPostgres, onPostgres } from "./on-postgres.ts";

const root = new URL("../../", import.meta.url).pathname;
const locking = /\.forUpdate\(|\.skipLocked\(|\bfor update\b|pg_advisory|\.onConflict\(|\.transaction\(\)/;

it("includes every area that locks, upserts or opens a transaction", () => {
  const repositories = globSync("apps/api/src/areas/**/*.ts", { cwd: root }).filter((file) => !file.includes(".test."));
  const areas = repositories.filter((file) => locking.test(readFileSync(root + file, "utf8"))).map((file) => file.split("/")[4]);
  expect(areas.length).toBeGreaterThan(0);
  expect([...new Set(areas)].filter((area) => !areasOnPostgres.includes(area ?? ""))).toEqual([]);
});

it.each([...onPostgres, ...notOnPostgres])("finds tests for %s", (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
