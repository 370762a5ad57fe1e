import type { TaxService } from "@azulejo/extend/tax-service.ts";

/** Leaves every tax to the storefront's tables. */
export const tableTaxes: TaxService = {
  name: "tables",
  isLocal: true,
  takesSales: false,
  calculate: async () => null,
  commit: async () => null,
  async void() {},
  async refund() {},
};
