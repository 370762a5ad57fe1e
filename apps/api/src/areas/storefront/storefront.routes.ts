import { office, storefront } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getSettings } from "./get-settings.ts";
import { getStateProvinces, listServedStates } from "./get-state-provinces.ts";

export const storefrontRoutes = [
  handle(storefront.stateProvinces, getStateProvinces),
  handle(storefront.settings, getSettings),
  handle(office.servedStates, listServedStates),
];
