export { checkAddress } from "./check-address.ts";
export { type DeliveryGroup, type DeliveryOption, deliveryOptions, HANDLING_DAYS, postalKey, type Shipment } from "./delivery.rules.ts";
export { readRates, readTransitDays, readZone } from "./read-tables.ts";
