import { expect, it } from "vitest";
import { createKept } from "./kept.ts";

it("a read that began before a drop is answered and not kept", async () => {
  const kept = createKept();
  const slow = Promise.withResolvers<{ rate: number }>();
  const before = kept.read("tax", () => slow.promise);
  kept.drop();
  slow.resolve({ rate: 1 });
  expect(await before).toEqual({ rate: 1 });
  expect(await kept.read("tax", async () => ({ rate: 2 }))).toEqual({ rate: 2 });
  expect(await kept.read("tax", async () => ({ rate: 3 }))).toEqual({ rate: 2 });
});
