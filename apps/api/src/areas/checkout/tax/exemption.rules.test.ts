import { expect, it } from "vitest";
import { exemptionFor } from "./exemption.rules.ts";

const nevada = { country: "US", province: "NV", certificateNo: "RCE-1" };
const lowerSaxony = { country: "DE", province: "NI", certificateNo: "USt-1" };

it("exempts the state and country of a certificate, and no other", () => {
  const of = (country: string, province: string) => exemptionFor([nevada, lowerSaxony], { country, province });
  expect([of("US", "NV"), of("DE", "NI"), of("US", "NI"), of("DE", "NV")]).toEqual([nevada, lowerSaxony, null, null]);
  expect([exemptionFor([nevada], null), exemptionFor([nevada], undefined), exemptionFor([], nevada)]).toEqual([null, null, null]);
});
