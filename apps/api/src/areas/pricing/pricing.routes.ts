import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { readCustomerPrices, saveCustomerPrices } from "./account-prices/customer-prices.ts";
import { listPriceLevels, savePriceLevel } from "./account-prices/price-levels.ts";
import { changePrices, previewPrices, priceHistory } from "./price-changes/change-prices.ts";
import { readPriceOverview } from "./price-changes/price-overview.ts";
import { listPricePlans, readPricePlan, withdrawPrices } from "./price-changes/price-plans.ts";

export const pricingRoutes = [
  handle(office.priceOverview, readPriceOverview),
  handle(office.previewPrices, previewPrices),
  handle(office.changePrices, changePrices),
  handle(office.priceHistory, priceHistory),
  handle(office.pricePlans, listPricePlans),
  handle(office.pricePlan, readPricePlan),
  handle(office.withdrawPrices, withdrawPrices),
  handle(office.priceLevels, listPriceLevels),
  handle(office.savePriceLevel, savePriceLevel),
  handle(office.customerPrices, readCustomerPrices),
  handle(office.saveCustomerPrices, saveCustomerPrices),
];
