import { describe, expect, it } from "vitest";
import { setShopZone } from "../../i18n/shop-clock.ts";
import { periodOf } from "./period.ts";
import { seriesOf } from "./sales-series.ts";

describe("a series over time", () => {
  it("has every day, also those without sales, and adds up to its rows", () => {
    const rows = [
      { key: "2026-02-27", cents: 500 },
      { key: "2026-03-01", cents: 250 },
    ];
    const { names, cents } = seriesOf(rows, "day", { from: "2026-02-26", to: "2026-03-02" });
    expect(names).toEqual(["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(cents).toEqual([0, 500, 0, 250, 0]);
  });

  it("has every month between its days", () => {
    const { names, cents } = seriesOf([{ key: "2026-01", cents: 7 }], "month", { from: "2025-12-31", to: "2026-02-01" });
    expect(names).toEqual(["2025-12", "2026-01", "2026-02"]);
    expect(cents).toEqual([0, 7, 0]);
  });
});

describe("the period of a report", () => {
  it("is the last ninety days, unless the address says otherwise", () => {
    const now = new Date("2026-03-31T12:00:00Z");
    expect(periodOf(new URLSearchParams(), now)).toEqual({ from: "2026-01-01", to: "2026-03-31" });
    expect(periodOf(new URLSearchParams("from=2026-02-01&to=nonsense"), now)).toEqual({ from: "2026-02-01", to: "2026-03-31" });
  });

  it("ends on the shop's day, which isn't the one in Greenwich every hour", () => {
    setShopZone("America/Los_Angeles");
    expect(periodOf(new URLSearchParams(), new Date("2026-11-26T01:00:00Z")).to).toBe("2026-11-25");
    setShopZone("UTC");
  });
});
