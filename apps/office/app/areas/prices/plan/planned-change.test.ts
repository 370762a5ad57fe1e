import { describe, expect, it } from "vitest";
import { changeOf, typedIn } from "./planned-change.ts";

const planned = (query: string) => changeOf(typedIn(new URLSearchParams(query)));

describe("a change that is typed", () => {
  it("is read from the address, with several codes", () => {
    expect(planned("keys=plane,+levante&percent=12.5&from=2026-11-27&until=2026-11-30")).toEqual({
      scope: { of: "series", keys: ["plane", "levante"] },
      kind: "sale",
      basisPoints: 1250,
      from: "2026-11-27",
      until: "2026-11-30",
    });
    expect(planned("of=all&kind=list&percent=-3&from=2026-11-27")).toMatchObject({ basisPoints: -300, from: null });
    expect(planned("of=item&keys=A-1&kind=endSale&percent=9")).toMatchObject({ basisPoints: null });
  });

  it("is nothing while a code or an amount is missing", () => {
    for (const query of ["", "keys=plane", "percent=10", "keys=plane&percent=0", "keys=plane&percent=1e3", "of=all&keys=x&percent=1"])
      expect(planned(query)).toBeNull();
  });
});
