import { catalogActs } from "./catalog-acts.fixture.ts";
import { contentActs } from "./content-acts.fixture.ts";
import { customersActs } from "./customers-acts.fixture.ts";
import { moneyActs } from "./money-acts.fixture.ts";
import { ordersActs } from "./orders-acts.fixture.ts";
import { privacyActs } from "./privacy-acts.fixture.ts";
import { settingsActs } from "./settings-acts.fixture.ts";
import { staffActs } from "./staff-acts.fixture.ts";
import { stockActs } from "./stock-acts.fixture.ts";

/** One successful change by each staff call that the audit log records. */
export const acts = {
  ...ordersActs,
  ...moneyActs,
  ...stockActs,
  ...customersActs,
  ...settingsActs,
  ...catalogActs,
  ...contentActs,
  ...staffActs,
  ...privacyActs,
};
