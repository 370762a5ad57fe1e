import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayAt } from "../../product/index.ts";
import { selectDepartmentPrices, selectSales } from "./price-overview.repository.ts";

export const readPriceOverview: Verb<typeof office.priceOverview> = async (context) => {
  const { query, storefront, language, catalog } = context;
  const today = todayAt(context);
  const [departments, sales, terms] = await Promise.all([
    selectDepartmentPrices(query, storefront.id, today),
    selectSales(query, storefront.id, language, today),
    catalog.terms(storefront.id),
  ]);
  return {
    departments: departments
      .map((one) => ({ ...one, name: terms.label("department", one.code, language) }))
      .sort((one, other) => terms.position("department", one.code) - terms.position("department", other.code)),
    sales,
  };
};
