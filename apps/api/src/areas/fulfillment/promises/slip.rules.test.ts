import { describe, expect, it } from "vitest";
import { statusOf } from "./delay-status.rules.ts";
import { answerDays, answerDeadline } from "./slip.rules.ts";

const rows = [
  { from: "2026-06-01", days: 10 },
  { from: "2026-01-01", days: 14 },
  { from: "2027-01-01", days: 7 },
] as Parameters<typeof answerDays>[0];

describe("the days to answer about a delay", () => {
  it("are those of the newest row that has begun, or of the first one before that", () => {
    expect(["2026-05-31", "2026-06-01", "2027-02-01", "2025-01-01"].map((today) => answerDays(rows, today))).toEqual([14, 10, 7, 10]);
    expect(answerDays([], "2026-05-31")).toBe(1);
  });

  const asked = { askedAt: new Date("2026-11-29T20:00:00Z"), isRenewed: false, rows, timezone: "America/Los_Angeles" };

  it("end at midnight in the storefront's time zone", () => {
    expect(answerDeadline({ ...asked, agreedOn: "2026-12-24" })).toEqual({
      answerOn: "2026-12-09",
      answerBy: new Date("2026-12-10T08:00:00Z"),
    });
  });

  it("are limited by law to thirty days after the agreed date, and to that date once a delay was agreed to", () => {
    expect(answerDeadline({ ...asked, agreedOn: "2026-11-05" }).answerOn).toBe("2026-12-05");
    expect(answerDeadline({ ...asked, agreedOn: "2026-12-03", isRenewed: true }).answerOn).toBe("2026-12-03");
    expect(answerDeadline({ ...asked, agreedOn: "2026-12-24", isRenewed: true }).answerOn).toBe("2026-12-09");
  });

  it("last at least until tomorrow", () => {
    expect(answerDeadline({ ...asked, agreedOn: "2026-10-01" }).answerOn).toBe("2026-11-30");
    expect(answerDeadline({ ...asked, agreedOn: "2026-11-30", isRenewed: true }).answerOn).toBe("2026-11-30");
  });
});

it("shows a question about several lines as open while one waits, then by the outcome that matters most", () => {
  expect(statusOf(["canceled", null])).toBe("open");
  expect(statusOf(["withdrawn", "started", "replaced", "waited", "expired", "canceled"])).toBe("canceled");
  expect(statusOf(["withdrawn", "started", "replaced", "waited", "expired"])).toBe("expired");
  expect(statusOf(["withdrawn", "started", "replaced", "waited"])).toBe("waited");
  expect(statusOf(["withdrawn", "started", "replaced"])).toBe("replaced");
  expect(statusOf(["withdrawn", "started"])).toBe("started");
  expect([statusOf(["withdrawn"]), statusOf([])]).toEqual(["withdrawn", "withdrawn"]);
});
