import { expect, it } from "vitest";
import { mayReload } from "./chunk-reload.ts";

it("reloads a path once in ten seconds", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(mayReload(storage, "/en/", 0)).toBe(true);
  expect(mayReload(storage, "/en/", 9_999)).toBe(false);
  expect(mayReload(storage, "/es/", 9_999)).toBe(true);
  expect(mayReload(storage, "/en/", 10_000)).toBe(true);
  expect(mayReload(storage, "/en/", 20_001)).toBe(true);
});
