import { office, storefront } from "@azulejo/contract";
import { handle, handlePublicRead } from "../../calls/handler.ts";
import { getSettings } from "./get-settings.ts";
import { getStateProvinces, listServedStates } from "./get-state-provinces.ts";

export const storefrontRoutes = [
  handlePublicRead(storefront.stateProvinces, getStateProvinces),
  handlePublicRead(storefront.settings, getSettings),
  handle(office.servedStates, listServedStates),
];
