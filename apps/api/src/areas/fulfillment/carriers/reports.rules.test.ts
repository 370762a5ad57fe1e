import { describe, expect, it } from "vitest";
import type { CarrierReport } from "./booking.repository.ts";
import { whereaboutsOf } from "./reports.rules.ts";

const report = (status: CarrierReport["status"], hour: number, estimatedOn: string | null = null): CarrierReport => ({
  ...{ bookingId: 1, pieceNo: null, status, estimatedOn, deliveredAt: null, signedBy: null },
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

describe("the whereabouts of a booking of two parcels", () => {
  const pieces = [{ pieceNo: 1 }, { pieceNo: 2 }];
  const of = (pieceNo: number | null, ...told: Parameters<typeof report>) => ({ ...report(...told), pieceNo });

  it("are delivered when both are, by the later one", () => {
    const [first, second] = [of(1, "delivered", 5), of(2, "delivered", 3)];
    expect(whereaboutsOf([of(1, "moving", 1), second], pieces)).toMatchObject({ delivered: null, hasLeft: true });
    expect(whereaboutsOf([second, first, of(2, "moving", 6)], pieces)).toMatchObject({
      delivered: first,
      latest: first,
      estimatedOn: null,
    });
  });

  it("are those of the parcel that isn't delivered yet", () => {
    const moving = of(2, "moving", 2, "2026-12-04");
    const reports = [of(1, "moving", 1, "2026-12-09"), moving, of(1, "delivered", 3)];
    expect(whereaboutsOf(reports, pieces)).toMatchObject({ latest: moving, estimatedOn: "2026-12-04" });
    expect(whereaboutsOf([of(1, "delivered", 3)], pieces)).toMatchObject({ latest: null, hasLeft: true, delivered: null });
  });

  it("expect the later of both", () => {
    expect(whereaboutsOf([of(1, "moving", 1, "2026-12-09"), of(2, "moving", 2, "2026-12-04")], pieces).estimatedOn).toBe("2026-12-09");
    expect(whereaboutsOf([of(1, "moving", 1, "2026-12-09"), of(2, "returned", 2)], pieces).estimatedOn).toBe("2026-12-09");
  });

  it("follow reports about the whole booking, as those of one that was a single parcel", () => {
    const reports = [of(1, "moving", 1), of(null, "delivered", 2)];
    expect(whereaboutsOf(reports, pieces)).toMatchObject({ delivered: reports[1], latest: reports[1] });
  });
});
