export { checkAddress, checkDeliveryAddress, checkProvince } from "./check-address.ts";
export {
  type DeliveryCharge,
  type DeliveryGroup,
  type DeliveryOption,
  deliveryOptions,
  deliverySource,
  leavesOn,
  type Shipment,
  type ShippingTerms,
  shippingTermsOf,
  type Zone,
} from "./delivery.rules.ts";
export { isPoBox } from "./po-box.rules.ts";
export { readShippingRange } from "./read-shipping-range.ts";
export { readCharges, readPostalRanges, readRates } from "./read-tables.ts";
export { readServedZone, type Unserved } from "./served-zone.ts";
