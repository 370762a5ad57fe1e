export { checkAddress, checkProvince } from "./check-address.ts";
export {
  type DeliveryCharge,
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
export { provincesOf } from "./postal.rules.ts";
export { readCharges, readPostalRanges, readRates, readTransitDays, readZone } from "./read-tables.ts";
