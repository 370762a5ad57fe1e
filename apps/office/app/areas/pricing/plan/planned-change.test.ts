import { describe, expect, it } from "vitest";
import { addressOf, changeOf, typedIn } from "./planned-change.ts";

const planned = (query: string) => changeOf(typedIn(new URLSearchParams(query)));

describe("a change that is typed", () => {
  it("is read from the address, with several codes", () => {
    expect(planned("keys=plane,+levante&percent=12.5&from=2026-11-27&until=2026-11-30")).toEqual({
      scope: { of: "series", keys: ["plane", "levante"], except: [] },
      kind: "sale",
      basisPoints: 1250,
      cents: null,
      replaces: null,
      from: "2026-11-27",
      until: "2026-11-30",
    });
    expect(planned("of=all&kind=list&percent=-3&from=2026-11-27&until=2026-11-30")).toMatchObject({
      basisPoints: -300,
      from: "2026-11-27",
      until: null,
    });
    expect(planned("of=item&keys=A-1&kind=price&price=$45.29&percent=9&replaces=7")).toMatchObject({
      basisPoints: null,
      cents: 4529,
      replaces: 7,
    });
    for (const [typed, cents] of [
      ["2.50", 250],
      ["-0.40", -40],
      ["−$1", -100],
    ] as const)
      expect(planned(`of=all&kind=amount&price=${encodeURIComponent(typed)}`)).toMatchObject({ kind: "amount", basisPoints: null, cents });
    expect(planned("of=item&keys=A-1&kind=endSale&percent=9")).toMatchObject({ basisPoints: null });
  });

  it("is nothing while a code or an amount is missing", () => {
    for (const query of [
      "",
      "keys=plane",
      "percent=10",
      "keys=plane&percent=0",
      "keys=plane&percent=1e3",
      "of=all&keys=x&percent=1",
      "of=item&keys=A-1&kind=price&price=x",
    ])
      expect(planned(query)).toBeNull();
  });
});

describe("a plan", () => {
  it("is in the form again when it is changed", () => {
    const plan = { planId: 7, startsOn: "2026-12-07", kind: "list" as const, basisPoints: 550, cents: null };
    const told = { items: 2, at: "2026-12-01T10:00:00Z", by: null };
    const address = addressOf({ ...plan, ...told, scope: { of: "series", keys: ["plane", "levante"], except: ["PLA-1"] } });
    expect(planned(address.slice(address.indexOf("?")))).toEqual({
      scope: { of: "series", keys: ["plane", "levante"], except: ["PLA-1"] },
      kind: "list",
      basisPoints: 550,
      cents: null,
      from: "2026-12-07",
      until: null,
      replaces: 7,
    });
  });
});
