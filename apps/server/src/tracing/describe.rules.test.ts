import { describe, expect, it } from "vitest";
import { routeOfPage, routeOfService, statementWithoutValues, summaryOf, typeOfError } from "./describe.rules.ts";

describe("spans", () => {
  it.each([
    ["/en/", "/:language/"],
    ["/es/product/detail/pizarra-negra?x=ana@example.test", "/:language/product/detail/*"],
    ["/en/ana/secret", "/:language/*"],
    ["/en/product/detail/slate.data", "/:language/product/detail/*"],
  ])("name the page %s by its pattern", (address, route) => expect(routeOfPage(address)).toBe(route));

  it("name services by their first word", () => {
    expect(routeOfService("/office/api/order?orderNo=100042")).toBe("/office");
    expect(routeOfService("/")).toBe("/");
    expect(routeOfService("/api/checkout/paymentevent?account=acct_1")).toBe("/api/checkout/paymentevent");
  });

  it("hold statements without quoted values", () => {
    expect(statementWithoutValues("select *\n from a where b = 'O''Neill' and c = $1")).toBe("select * from a where b = ? and c = $1");
    expect(statementWithoutValues("do $x$ ana $x$")).toBe("do ?");
    expect(statementWithoutValues(`select ${"x".repeat(5000)}`)).toHaveLength(2000);
  });

  it("are named by a statement's verb and table", () => {
    expect(summaryOf('select "a" from "customer_order" where id = $1')).toBe("select customer_order");
    expect(summaryOf("insert into pgboss.job (id) values ($1)")).toBe("insert pgboss.job");
    expect(summaryOf("begin")).toBe("begin");
  });

  it("name an error by its code, never by its message", () => {
    expect(typeOfError(Object.assign(new Error("ana@example.test"), { code: "23505" }))).toBe("23505");
    expect(typeOfError(Object.assign(new TypeError("ana"), { code: "two words" }))).toBe("TypeError");
    expect(typeOfError("ana")).toBe("string");
  });
});
