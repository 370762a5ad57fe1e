import { expect, it } from "vitest";
import { agreementOf } from "./agreement.rules.ts";

const on = (day: string, theirs: number, ours = theirs) => ({ day, theirs, ours });

it("counts the newest days on which every figure agrees", () => {
  const days = [on("2026-11-24", 1), on("2026-11-27", 5), on("2026-11-26", 4), on("2026-11-25", 3, 2), on("2026-11-25", 7)];
  expect(agreementOf(days)).toEqual({ days: 2, since: "2026-11-26" });
  expect(agreementOf([...days, on("2026-11-27", 9, 8)])).toEqual({ days: 0, since: null });
  expect(agreementOf([on("2026-11-24", 1), on("2026-11-26", 4)])).toEqual({ days: 2, since: "2026-11-24" });
  expect(agreementOf([])).toEqual({ days: 0, since: null });
});
