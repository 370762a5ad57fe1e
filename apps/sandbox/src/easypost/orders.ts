import type { Context, Hono } from "hono";
import type { EasyPostFault, EasyPostFaults } from "./faults.ts";
import { newId, orderRates, ratesOf, type ShipmentStore, type StoredAddress, type StoredRate, type StoredShipment } from "./store.ts";

interface AskedOrder {
  order?: {
    to_address?: StoredAddress;
    from_address?: StoredAddress;
    reference?: string;
    shipments?: { parcel?: { weight?: number; length?: number; width?: number; height?: number } }[];
  };
}

export interface OrderParts {
  store: ShipmentStore;
  faults: EasyPostFaults;
  now(): string;
  /** Returns a shipment as the vendor's API does. */
  view(shipment: StoredShipment): object;
  buy(shipment: StoredShipment, rate: StoredRate): StoredShipment;
  problem(c: Context, status: number, code: string, message: string): Response;
}

/** Several parcels that are bought together. */
export function orderRoutes(app: Hono, { store, faults, now, view, buy, problem }: OrderParts): void {
  const orderView = (id: string, shipments: StoredShipment[]) => ({
    id,
    object: "Order",
    mode: "test",
    reference: shipments[0]?.reference ?? null,
    rates: orderRates(shipments),
    shipments: shipments.map(view),
  });
  const failed = (c: Context, fault: EasyPostFault | undefined): Response | null => {
    if (fault === "error") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    return fault === "busy" ? problem(c, 429, "RATE_LIMITED", "Too many requests.") : null;
  };
  const answer = (c: Context, fault: EasyPostFault | undefined, body: object, status: 200 | 201 = 200) => {
    if (fault === "lost") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    if (fault === "broken") return c.body(JSON.stringify(body).slice(0, 120), 200, { "content-type": "application/json" });
    return c.json(body, status);
  };

  app.post("/v2/orders", async (c) => {
    const fault = faults.next();
    const { order: asked }: AskedOrder = await c.req.json();
    const parcels = asked?.shipments ?? [];
    const isWrong = parcels.some(
      ({ parcel: { weight = 0, length = 0, width = 0, height = 0 } = {} }) => Math.min(weight, length, width, height) <= 0,
    );
    if (fault === "slow") await faults.wait();
    if (fault === "address" || asked?.to_address?.street1 === "0 Nowhere")
      return problem(c, 422, "ADDRESS.VERIFY.FAILURE", "Unable to verify address.");
    if (fault === "refused" || isWrong || parcels.length === 0)
      return problem(c, 422, "PARCEL.DIMENSIONS.INVALID", "Wrong parcel dimensions.");
    const id = newId("order");
    const made = parcels.map(({ parcel }) =>
      store.put({
        ...{ id: newId("shp"), orderId: id, createdAt: now(), reference: asked?.reference ?? null },
        ...{ from: asked?.from_address ?? {}, to: asked?.to_address ?? {}, rates: ratesOf(parcel?.weight ?? 0) },
        ...{ bought: null, refundStatus: null, status: "unknown" },
      }),
    );
    return failed(c, fault) ?? answer(c, fault, orderView(id, made), 201);
  });
  app.get("/v2/orders/:id", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    const shipments = store.ofOrder(c.req.param("id"));
    if (shipments.length === 0) return problem(c, 404, "NOT_FOUND", "The requested resource could not be found.");
    return failed(c, fault) ?? c.json(orderView(c.req.param("id"), shipments));
  });
  app.post("/v2/orders/:id/buy", async (c) => {
    const fault = faults.next();
    const id = c.req.param("id");
    const shipments = store.ofOrder(id);
    const failure = failed(c, fault);
    if (failure) return failure;
    if (shipments.length === 0) return problem(c, 404, "NOT_FOUND", "The requested resource could not be found.");
    if (shipments.some(({ bought }) => bought)) return problem(c, 422, "ORDER.POSTAGE.EXISTS", "Postage already exists for this order.");
    const { carrier, service }: { carrier?: string; service?: string } = await c.req.json();
    const offered = orderRates(shipments).some((rate) => rate.carrier === carrier && rate.service === service);
    if (fault === "refused" || !offered) return problem(c, 422, "ORDER.PURCHASE.FAILURE", "Unable to buy postage.");
    // With this fault the carrier labels the first parcel only.
    const some = fault === "partial" ? shipments.slice(0, 1) : shipments;
    for (const shipment of some) {
      const rate = shipment.rates.find((one) => one.carrier === carrier && one.service === service);
      if (rate) buy(shipment, rate);
    }
    if (fault === "partial") return problem(c, 422, "ORDER.PURCHASE.FAILURE", "Unable to buy postage.");
    if (fault === "slow") await faults.wait();
    return answer(c, fault, orderView(id, store.ofOrder(id)));
  });
}
