export { checkAddress } from "./check-address.ts";
export {
  type DeliveryGroup,
  type DeliveryOption,
  deliveryOptions,
  deliverySource,
  isPostalCode,
  leavesOn,
  postalKey,
  type Shipment,
  type ShippingTerms,
  shippingTermsOf,
} from "./delivery.rules.ts";
export { readRates, readTransitDays, readZone } from "./read-tables.ts";
