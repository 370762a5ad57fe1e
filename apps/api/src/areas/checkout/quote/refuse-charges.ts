import { ShopError } from "@azulejo/contract";
import type { DeliveryChargeKind } from "@azulejo/database";
import { isPoBox } from "../../delivery/index.ts";
import type { PlannedDelivery } from "./plan-delivery.ts";

/**
 * An appointment that the chosen service can't have is refused rather than left out, because its buyer would wait for the call.
 * @throws request_invalid
 */
export function refuseCharges(deliveries: PlannedDelivery[], wanted: readonly DeliveryChargeKind[] = []): void {
  const isLost = deliveries.some(({ chosen, charges }) => chosen && charges.some((one) => wanted.includes(one.kind) && !one.isChosen));
  if (isLost) throw new ShopError("request_invalid", {}, [{ path: "deliveryCharges", rule: "field_charge_service", values: {} }]);
}

/** Parcels may go to a PO box, freight may not. @throws request_invalid */
export function refuseFreightToBox(address: { line1: string; line2?: string | undefined } | undefined): void {
  if (isPoBox(address?.line1, address?.line2)) throw freightToBox("deliveryService");
}

/** @param path of the field that is wrong */
export const freightToBox = (path: string): ShopError =>
  new ShopError("request_invalid", {}, [{ path, rule: "field_freight_box", values: {} }]);
