import { describe, expect, it } from "vitest";
import { chargedOption } from "./delivery-discount.rules.ts";

const option = { service: "freight", cents: 20_000, from: "2026-11-27", until: "2026-12-01", liftgate: true } as const;
const charge = (kind: "appointment" | "limited_access", cents: number, isChosen: boolean) =>
  ({ kind, service: "freight", cents, from: "2026-01-01", isChosen }) as const;

describe("a delivery's price", () => {
  it("includes the chosen charges only", () => {
    const charged = chargedOption("goods", option, { waivesFreight: false }, [
      charge("appointment", 3_500, true),
      charge("limited_access", 9_500, false),
    ]);
    expect(charged).toMatchObject({ cents: 23_500, discountCents: 0, charges: [{ kind: "appointment", cents: 3_500 }] });
  });

  it("keeps its charges when the freight itself is free", () => {
    const charged = chargedOption("goods", option, { waivesFreight: true }, [charge("limited_access", 9_500, true)]);
    expect(charged).toMatchObject({ cents: 9_500, discountCents: 20_000 });
  });
});
