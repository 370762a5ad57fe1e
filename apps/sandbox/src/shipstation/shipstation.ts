import { timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { TEST_VIRUS } from "../clamd/clamd.ts";
import { type EasyPostFault, EasyPostFaults } from "../easypost/faults.ts";
import { labelFile } from "../easypost/label.ts";
import { fileJournal, noJournal } from "../journal.ts";
import type { SandboxSettings } from "../options.ts";
import { deliveryPicture } from "./delivery-picture.ts";
import { type Freight, FreightStore, newNumber, offersOf, type StoredEvent, type StoredFreight, type StoredOffer } from "./store.ts";

const NOWHERE = "0 Nowhere";
/** Quotes are short-lived. */
const VALID_MS = 24 * 3_600_000;

interface AskedBooking extends Freight {
  quote_request_id?: string;
  offer_id?: string;
  carrier_scac?: string;
  quote_expiration_date?: string;
}

/** A report, as the control call asks for it. */
interface Report {
  /** AC, IT, AT, DE or EX. */
  status: string;
  at?: string;
  estimatedOn?: string;
  signer?: string | null;
  /** What proves a delivery: a picture, a PDF in its place, a signed receipt among the documents, or a file that can't be used. */
  proof?: "picture" | "pdf" | "receipt" | "text" | "huge" | "torn" | "infected" | "gone";
}

const STATUSES: Record<string, StoredFreight["status"]> = {
  AC: "in_transit",
  IT: "in_transit",
  AT: "in_transit",
  DE: "delivered",
  EX: "exception",
};

/** Freight on pallets: ShipStation's freight API below `/shipstation/v2/freight`, with bills of lading and proofs of delivery. */
export function createShipStation({ shipstation, dataDir, clock, publicUrl }: SandboxSettings): Hono {
  const journal = dataDir === undefined ? noJournal<StoredFreight>() : fileJournal<StoredFreight>(join(dataDir, "shipstation.jsonl"));
  const store = new FreightStore(journal);
  const faults = new EasyPostFaults();
  const offers = new Map<string, { quote: string; offer: StoredOffer }>();
  const app = new Hono();
  const isKnown = keyCheck(shipstation.apiKey);
  app.use("/v2/*", async (c, next) => (isKnown(c.req.header("api-key") ?? "") ? next() : problem(c, 401, "unauthorized")));
  /** Answers with a pending fault, or else as `work` does. */
  const answering = async (c: Context, work: (fault: EasyPostFault | undefined) => Promise<Response> | Response): Promise<Response> => {
    const fault = faults.next();
    if (fault === "error") return problem(c, 500, "unspecified");
    if (fault === "busy") return problem(c, 429, "rate_limit_exceeded");
    const answer = await work(fault);
    if (fault === "slow") await faults.wait();
    if (fault === "lost") return problem(c, 500, "unspecified");
    if (fault !== "broken" || !answer.ok) return answer;
    return c.body((await answer.text()).slice(0, 60), 200, { "content-type": "application/json" });
  };

  app.post("/v2/freight/quotes", (c) =>
    answering(c, async (fault) => {
      const asked: Freight = await c.req.json();
      if (asked.freight_provider_account_id !== shipstation.accountId) return problem(c, 404, "freight_provider_account_not_found");
      if (fault === "address" || asked.ship_to?.address_line1 === NOWHERE) return problem(c, 400, "invalid_address");
      if (fault === "refused" || !isComplete(asked)) return problem(c, 400, "invalid_field_value");
      const quote = newNumber("qr");
      const found = offersOf(asked, new Date(clock.now() + VALID_MS).toISOString());
      for (const offer of found) offers.set(offer.offer_id, { quote, offer });
      return c.json({ quote_request_id: quote, offers: found });
    }),
  );
  app.post("/v2/freight/shipments", (c) =>
    answering(c, async (fault) => {
      const asked: AskedBooking = await c.req.json();
      const known = offers.get(asked.offer_id ?? "");
      const isOffered =
        known?.quote === asked.quote_request_id &&
        known?.offer.carrier_scac === asked.carrier_scac &&
        known?.offer.quote_expiration_date === asked.quote_expiration_date;
      if (!known || !isOffered || fault === "refused") return problem(c, 400, "invalid_field_value");
      if (Date.parse(known.offer.quote_expiration_date) < clock.now()) return problem(c, 400, "freight_quote_expired");
      if (!isComplete(asked)) return problem(c, 400, "invalid_field_value");
      const { quote_request_id: _quote, offer_id, carrier_scac, quote_expiration_date: _until, ...freight } = asked;
      const booked = store.put({
        ...{ freight_shipment_id: newNumber("se"), offer_id: offer_id ?? "", carrier_scac: carrier_scac ?? "", status: "booked", freight },
        ...{ bol_number: newNumber("BOL"), pro_number: null, confirmation_number: newNumber("PU") },
        ...{ receipt: false, estimated_delivery_date: null, events: [] },
      });
      return c.json(view(booked));
    }),
  );
  app.get("/v2/freight/shipments", (c) =>
    answering(c, () => {
      const size = Math.min(Number(c.req.query("page_size") ?? 25), 500);
      const all = store.newest();
      return c.json({ shipments: all.slice(0, size).map(view), total: all.length, page: 1, page_size: size });
    }),
  );
  app.get("/v2/freight/shipments/:id", (c) => answering(c, () => found(c, (shipment) => c.json(view(shipment)))));
  app.delete("/v2/freight/shipments/:id", (c) =>
    answering(c, (fault) =>
      found(c, (shipment) => {
        if (shipment.status !== "booked" || fault === "scanned") return problem(c, 400, "freight_cancellation_rejected");
        store.put({ ...shipment, status: "cancelled" });
        return c.json({ freight_shipment_id: shipment.freight_shipment_id, cancelled_transactions: ["shipment", "pickup"] });
      }),
    ),
  );
  app.get("/v2/freight/shipments/:id/documents", (c) =>
    answering(c, (fault) =>
      found(c, ({ freight_shipment_id: id, receipt }) => {
        const file = (type: string) => ({ type, created_at: new Date(clock.now()).toISOString(), url: `/v2/downloads/${id}/${type}.pdf` });
        const bill = fault === "unlabeled" ? [] : [file("bill_of_lading")];
        return c.json({ documents: [...bill, ...(receipt ? [file("proof_of_delivery")] : [])] });
      }),
    ),
  );
  app.get("/v2/freight/shipments/:id/tracking", (c) =>
    answering(c, () =>
      found(c, ({ freight_shipment_id, events, estimated_delivery_date, status }) =>
        events.length === 0
          ? problem(c, 400, "freight_tracking_not_available")
          : c.json({ freight_shipment_id, status, estimated_delivery_date, actual_delivery_date: null, events }),
      ),
    ),
  );
  app.get("/v2/downloads/:id/:name", (c) =>
    found(c, ({ bol_number, freight: { ship_to: to, reference_number } }) => {
      const lines = [c.req.param("name") ?? "", bol_number, to?.name ?? "", to?.address_line1 ?? "", `Order ${reference_number ?? ""}`];
      return c.body(labelFile(lines), 200, { "content-type": "application/pdf" });
    }),
  );
  app.get("/proof/:kind", (c) => proofFile(c));

  function found(c: Context, answer: (shipment: StoredFreight) => Response): Response {
    const shipment = store.get(c.req.param("id") ?? "");
    return shipment ? answer(shipment) : problem(c, 404, "freight_shipment_not_found");
  }

  app.post("/control/faults", async (c) => {
    faults.set(await c.req.json());
    return c.body(null, 204);
  });
  app.get("/control/shipments", (c) => c.json({ shipments: store.newest() }));
  app.post("/control/shipments/:id/report", async (c) => {
    const { status, at = new Date(clock.now()).toISOString(), estimatedOn, signer = null, proof }: Report = await c.req.json();
    return found(c, (shipment) => {
      const picture = proof === undefined || proof === "receipt" ? null : `${publicUrl()}/shipstation/proof/${proof}`;
      const event: StoredEvent = { occurred_at: at, status_code: status, signer, proof_of_delivery_url: picture };
      const estimated = estimatedOn === undefined ? shipment.estimated_delivery_date : `${estimatedOn}T00:00:00Z`;
      const moved = { status: STATUSES[status] ?? shipment.status, pro_number: shipment.pro_number ?? newNumber("PRO") };
      const events = [...shipment.events, event];
      return c.json(store.put({ ...shipment, ...moved, events, receipt: proof === "receipt", estimated_delivery_date: estimated }));
    });
  });
  return app;
}

const HUGE_BYTES = 6 * 1024 * 1024;

function proofFile(c: Context): Response {
  const kind = c.req.param("kind");
  if (kind === "picture") return c.body(deliveryPicture(), 200, { "content-type": "image/png" });
  const pdf = labelFile(["Delivery receipt", "Received in good order"]);
  if (kind === "pdf") return c.body(pdf, 200, { "content-type": "application/pdf" });
  if (kind === "torn") return c.body(pdf.subarray(0, pdf.length / 2), 200, { "content-type": "application/pdf" });
  if (kind === "infected")
    return c.body(new Uint8Array(Buffer.concat([pdf, Buffer.from(TEST_VIRUS), Buffer.from("\n%%EOF\n")])), 200, {
      "content-type": "application/pdf",
    });
  if (kind === "huge")
    return c.body(new Uint8Array(Buffer.concat([deliveryPicture(), Buffer.alloc(HUGE_BYTES)])), 200, { "content-type": "image/png" });
  return kind === "text" ? c.body("<script>alert(1)</script>", 200, { "content-type": "image/png" }) : c.text("Not found", 404);
}

/** Whether there are pallets, each with a weight, dimensions and a class. */
const isComplete = ({ handling_units: units = [], ship_from: from, ship_to: to }: Freight): boolean =>
  units.length > 0 &&
  Boolean(from?.postal_code && to?.postal_code) &&
  units.every(
    ({ length = 0, width = 0, height = 0, commodities = [] }) =>
      Math.min(length, width, height) > 0 && commodities.every((one) => (one.weight ?? 0) > 0 && one.freight_class !== undefined),
  );

function problem(c: Context, status: number, code: string): Response {
  const error = { error_source: "shipengine", error_type: "validation", error_code: code, message: "See the code." };
  return c.json({ request_id: crypto.randomUUID(), errors: [error] }, status as 400);
}

function keyCheck(apiKey: string): (given: string) => boolean {
  const wanted = Buffer.from(apiKey);
  return (header) => {
    const given = Buffer.from(header);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
}

/** Returns booked freight as the vendor's API does. */
const view = ({
  freight: _freight,
  events: _events,
  receipt: _receipt,
  estimated_delivery_date: _estimated,
  ...shipment
}: StoredFreight) => ({
  ...shipment,
  freight_provider_name: "UNISHIPPERS",
});
