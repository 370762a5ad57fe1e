import { office } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { type CallName, pathOf } from "./calls.ts";

const calls = Object.entries(office).filter(
  ([, one]) => typeof one === "object" && "path" in one && "callers" in one && one.callers !== "browser",
) as [CallName, { path: string; method: string }][];

describe("the office's calls", () => {
  it("are found under their names", () => {
    expect(calls.length).toBeGreaterThan(25);
    for (const [name, { path }] of calls) expect(`office/${pathOf(name)}`).toBe(path);
  });
});
