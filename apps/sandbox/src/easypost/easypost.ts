import { createHmac, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { Collection } from "../collection.ts";
import { fileJournal, noJournal } from "../journal.ts";
import type { SandboxSettings } from "../options.ts";
import { pageHeaders } from "../page-headers.ts";
import { Deliveries } from "../webhooks/deliveries.ts";
import { EasyPostFaults } from "./faults.ts";
import { labelFile } from "./label.ts";
import { orderRoutes } from "./orders.ts";
import { type StoredStatus, shipmentsPage } from "./pages.ts";
import { newId, ratesOf, ShipmentStore, type StoredAddress, type StoredRate, type StoredShipment } from "./store.ts";

const PAGE = pageHeaders({ "form-action": "'self'" });
const NOWHERE = "0 Nowhere";

interface Asked {
  shipment?: {
    to_address?: StoredAddress;
    from_address?: StoredAddress;
    parcel?: { weight?: number; length?: number; width?: number; height?: number };
    reference?: string;
  };
}

/** An update of a tracker, as the control call asks for it. */
interface Update {
  status: string;
  updatedAt?: string;
  estimatedOn?: string | undefined;
  signedBy?: string | undefined;
  /** How often it is sent; 0 leaves it to a later call. */
  times?: number;
  /** Whether it is signed with another secret. */
  forged?: boolean;
  /** Sends an earlier event again. */
  event?: string;
}

/** Parcels: EasyPost's API below `/easypost/v2`, labels, webhooks with tracking, and a page with all parcels at `/easypost`. */
export interface EasyPostStandIn {
  app: Hono;
  close(): Promise<void>;
}

export function createEasyPost(settings: SandboxSettings): EasyPostStandIn {
  const { easypost, dataDir, clock } = settings;
  const path = dataDir === undefined ? null : join(dataDir, "easypost.jsonl");
  const store = new ShipmentStore(path === null ? noJournal<StoredShipment>() : fileJournal<StoredShipment>(path));
  const faults = new EasyPostFaults();
  const events = new Map<string, { payload: string; forged: boolean }>();
  const now = () => new Date(clock.now()).toISOString();
  const deliveries = new Deliveries({
    vendor: "EasyPost",
    settings,
    targets: easypost.webhookUrl === undefined ? [] : [easypost.webhookUrl],
    deliveries: new Collection("deliveries", noJournal()),
    payloadOf: (id) => events.get(id)?.payload,
    sign: (payload) => {
      const forged = [...events.values()].find((one) => one.payload === payload)?.forged;
      return { "x-hmac-signature": signatureOf(payload, forged ? "somebody else" : easypost.webhookSecret) };
    },
  });

  /** Records an update of a tracker as an event. */
  function track(shipment: StoredShipment, { status, updatedAt = now(), estimatedOn, signedBy, forged = false }: Update): string {
    store.put({ ...shipment, status });
    const id = newId("evt");
    const payload = JSON.stringify({
      id,
      object: "Event",
      mode: "test",
      description: "tracker.updated",
      created_at: updatedAt,
      result: trackerOf(shipment, { status, updatedAt, estimatedOn, signedBy }),
    });
    events.set(id, { payload, forged });
    return id;
  }

  function buy(shipment: StoredShipment, rate: StoredRate): StoredShipment {
    const trackingCode = `1Z${String(clock.now()).slice(-8)}${shipment.id.slice(-8).toUpperCase()}`;
    return store.put({ ...shipment, status: "pre_transit", bought: { rate, trackingCode } });
  }

  const app = new Hono();
  const isKnown = keyCheck(easypost.apiKey);
  app.use("/v2/*", async (c, next) =>
    isKnown(c.req.header("authorization") ?? "") ? next() : problem(c, 401, "UNAUTHORIZED", "Unauthorized"),
  );
  app.post("/v2/shipments", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error" || fault === "lost") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    if (fault === "busy") return problem(c, 429, "RATE_LIMITED", "Too many requests.");
    const { shipment: asked }: Asked = await c.req.json();
    if (fault === "address" || asked?.to_address?.street1 === NOWHERE)
      return problem(c, 422, "ADDRESS.VERIFY.FAILURE", "Unable to verify address.");
    const { weight = 0, length = 0, width = 0, height = 0 } = asked?.parcel ?? {};
    if (fault === "refused" || Math.min(weight, length, width, height) <= 0)
      return problem(c, 422, "PARCEL.DIMENSIONS.INVALID", "Wrong parcel dimensions.");
    const shipment = store.put({
      id: newId("shp"),
      createdAt: now(),
      reference: asked?.reference ?? null,
      from: asked?.from_address ?? {},
      to: asked?.to_address ?? {},
      rates: ratesOf(weight),
      bought: null,
      refundStatus: null,
      status: "unknown",
    });
    const answer = view(shipment, settings);
    if (fault === "broken") return c.body(JSON.stringify(answer).slice(0, 120), 200, { "content-type": "application/json" });
    return c.json(answer, 201);
  });
  app.get("/v2/shipments/:id", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error" || fault === "busy") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    const shipment = store.get(c.req.param("id"));
    if (!shipment) return problem(c, 404, "NOT_FOUND", "The requested resource could not be found.");
    const answer = view(shipment, settings);
    return c.json(fault === "unlabeled" ? { ...answer, postage_label: null } : answer);
  });
  app.post("/v2/shipments/:id/buy", async (c) => {
    const fault = faults.next();
    if (fault === "error") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    if (fault === "busy") return problem(c, 429, "RATE_LIMITED", "Too many requests.");
    const shipment = store.get(c.req.param("id"));
    if (!shipment) return problem(c, 404, "NOT_FOUND", "The requested resource could not be found.");
    if (shipment.bought) return problem(c, 422, "SHIPMENT.POSTAGE.EXISTS", "Postage already exists for this shipment.");
    if (fault === "refused") return problem(c, 422, "SHIPMENT.POSTAGE.FAILURE", "Unable to buy postage.");
    const { rate: named }: { rate?: { id?: string } } = await c.req.json();
    const rate = shipment.rates.find(({ id }) => id === named?.id);
    if (!rate) return problem(c, 422, "SHIPMENT.INVALID_PARAMS", "Unable to find rate.");
    const bought = buy(shipment, rate);
    if (fault === "slow") await faults.wait();
    if (fault === "lost") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    const answer = view(bought, settings);
    if (fault === "broken") return c.body(JSON.stringify(answer).slice(0, 120), 200, { "content-type": "application/json" });
    return c.json(answer);
  });
  app.post("/v2/shipments/:id/refund", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error" || fault === "busy") return problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.");
    const shipment = store.get(c.req.param("id"));
    if (!shipment?.bought) return problem(c, 404, "NOT_FOUND", "The requested resource could not be found.");
    if (shipment.refundStatus) return problem(c, 422, "SHIPMENT.REFUND.UNAVAILABLE", "Refund was already requested.");
    if (fault === "scanned" || !["pre_transit", "unknown"].includes(shipment.status))
      return problem(c, 422, "SHIPMENT.REFUND.UNAVAILABLE", "The parcel has been scanned.");
    const refunded = store.put({ ...shipment, refundStatus: "submitted" });
    return fault === "lost" ? problem(c, 500, "INTERNAL_SERVER_ERROR", "Try again.") : c.json(view(refunded, settings));
  });
  orderRoutes(app, { store, faults, now, view: (shipment) => view(shipment, settings), buy, problem });
  app.get("/labels/:name", (c) => {
    const shipment = store.get(c.req.param("name").replace(/\.pdf$/, ""));
    if (!shipment?.bought) return c.text("Not found", 404);
    const { bought, to, reference } = shipment;
    const lines = [bought.rate.carrier, bought.rate.service, "", to.name, to.street1, `${to.city}, ${to.state} ${to.zip}`, ""];
    const file = labelFile([...lines.map((line) => line ?? ""), bought.trackingCode, `Order ${reference ?? ""}`]);
    return c.body(file, 200, { "content-type": "application/pdf" });
  });

  app.post("/control/faults", async (c) => {
    faults.set(await c.req.json());
    return c.body(null, 204);
  });
  app.get("/control/shipments", (c) => c.json({ shipments: store.bought() }));
  app.post("/control/shipments/:id/track", async (c) => {
    const shipment = store.get(c.req.param("id"));
    if (!shipment?.bought) return c.text("Not found", 404);
    const update: Update = await c.req.json();
    const event = update.event ?? track(shipment, update);
    const statuses: (number | null)[] = [];
    for (let time = 0; time < (update.times ?? 1); time++) statuses.push((await deliveries.deliverOnce(event)).lastStatus);
    return c.json({ event, statuses });
  });
  app.get("/", (c) => c.html(shipmentsPage(store.bought()), 200, PAGE));
  app.post("/", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const shipment = store.get(form.get("id") ?? "");
    const status = (form.get("status") ?? "") as StoredStatus;
    if (shipment?.bought) deliveries.enqueue(track(shipment, { status, ...(status === "delivered" && { signedBy: "A. Recipient" }) }));
    return c.redirect("/easypost", 303);
  });
  return { app, close: () => deliveries.close() };
}

function problem(c: Context, status: number, code: string, message: string) {
  return c.json({ error: { code, message, errors: [] } }, status as 400);
}

function keyCheck(apiKey: string): (header: string) => boolean {
  const wanted = Buffer.from(`Basic ${btoa(`${apiKey}:`)}`);
  return (header) => {
    const given = Buffer.from(header);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
}

const signatureOf = (payload: string, secret: string): string =>
  `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(payload, "utf8").digest("hex")}`;

/** Returns a shipment as the vendor's API does. */
function view(
  { id, orderId, createdAt, reference, from, to, rates, bought, refundStatus, status }: StoredShipment,
  { publicUrl }: SandboxSettings,
) {
  return {
    id,
    object: "Shipment",
    order_id: orderId ?? null,
    mode: "test",
    created_at: createdAt,
    reference,
    from_address: from,
    to_address: to,
    rates,
    messages: [],
    status,
    selected_rate: bought?.rate ?? null,
    tracking_code: bought?.trackingCode ?? null,
    tracker: bought && { object: "Tracker", public_url: `https://track.easypost.com/${id}` },
    postage_label: bought && { object: "PostageLabel", label_url: `${publicUrl()}/easypost/labels/${id}.pdf`, label_pdf_url: null },
    refund_status: refundStatus,
  };
}

function trackerOf(
  { id, bought }: StoredShipment,
  { status, updatedAt, estimatedOn, signedBy }: Required<Pick<Update, "status" | "updatedAt">> & Update,
) {
  return {
    id: id.replace("shp", "trk"),
    object: "Tracker",
    tracking_code: bought?.trackingCode,
    carrier: bought?.rate.carrier,
    status,
    shipment_id: id,
    updated_at: updatedAt,
    est_delivery_date: estimatedOn === undefined ? null : `${estimatedOn}T00:00:00Z`,
    signed_by: signedBy ?? null,
    weight: null,
    tracking_details: [{ object: "TrackingDetail", message: status, status, datetime: updatedAt }],
  };
}
