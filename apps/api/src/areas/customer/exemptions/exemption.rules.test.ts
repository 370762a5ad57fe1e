import { expect, it } from "vitest";
import { toExemption } from "./exemption.rules.ts";

const stored = {
  ...{ exemptionId: 1, country: "US", province: "NV", certificateNo: "RCE-1", reason: null },
  submittedAt: new Date("2026-11-29T06:30:00Z"),
};
type Stored = Parameters<typeof toExemption>[0];

it("applies an approved certificate through its last day, and shows the day of its submission in the shop's time zone", () => {
  const of = (state: string, expiresOn: string | null) =>
    toExemption({ ...stored, state, expiresOn } as unknown as Stored, "2026-11-29", "America/Los_Angeles");
  expect(of("approved", null)).toMatchObject({ certificateNo: "RCE-1", state: "approved", submittedOn: "2026-11-28", applies: true });
  expect(of("approved", "2026-11-29").applies).toBe(true);
  expect(of("approved", "2026-11-28").applies).toBe(false);
  expect([of("submitted", null).applies, of("rejected", "2027-01-01").applies]).toEqual([false, false]);
});
