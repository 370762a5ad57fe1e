import { describe, expect, it } from "vitest";
import type { CarrierReport } from "./booking.repository.ts";
import { whereaboutsOf } from "./reports.rules.ts";

const report = (status: CarrierReport["status"], hour: number, estimatedOn: string | null = null): CarrierReport => ({
  ...{ bookingId: 1, status, estimatedOn, deliveredAt: null, signedBy: null },
  at: new Date(Date.UTC(2026, 11, 1, hour)),
});

describe("the whereabouts of a booking", () => {
  it("are unknown before the first report", () => {
    expect(whereaboutsOf([])).toEqual({ latest: null, hasLeft: false, delivered: null, estimatedOn: null });
    expect(whereaboutsOf([report("announced", 1), report("failed", 2)]).hasLeft).toBe(false);
  });

  it("are those of the latest report", () => {
    const reports = [report("announced", 1, "2026-12-03"), report("moving", 2, "2026-12-04"), report("outForDelivery", 3, "2026-12-05")];
    expect(whereaboutsOf(reports)).toMatchObject({ latest: reports[2], hasLeft: true, delivered: null, estimatedOn: "2026-12-05" });
  });

  it("keep a delivery, whatever is reported about later times", () => {
    const reports = [report("delivered", 2), report("moving", 3, "2026-12-09")];
    expect(whereaboutsOf(reports)).toMatchObject({ delivered: reports[0], hasLeft: true, estimatedOn: null });
  });
});
