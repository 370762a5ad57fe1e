import { expect, it } from "vitest";
import { filtersOf, olderOf } from "./audit-address.ts";

const of = (query: string) => filtersOf(new URLSearchParams(query));

it("reads the filters of an address, and leaves out empty or malformed ones", () => {
  expect(of("who=7&kind=order.shipped&subject=order&no=+100042&from=2026-11-01&until=2026-11-30")).toEqual({
    staffId: 7,
    kind: "order.shipped",
    subject: "order",
    no: "100042",
    from: "2026-11-01",
    until: "2026-11-30",
  });
  expect(of("who=command")).toEqual({ actor: "command" });
  expect(of("who=&kind=&subject=&no=&from=yesterday&until=")).toEqual({});
  expect(["older=12", "older=0", "older=x", ""].map((query) => olderOf(new URLSearchParams(query)))).toEqual([12, null, null, null]);
});
