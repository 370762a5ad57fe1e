import { randomBytes } from "node:crypto";
import type { Journal } from "../journal.ts";

export interface StoredRate {
  id: string;
  carrier: string;
  service: string;
  rate: string;
  currency: string;
  delivery_days: number;
}

export interface StoredAddress {
  name?: string;
  street1?: string;
  city?: string;
  state?: string;
  zip?: string;
  residential?: boolean;
}

export interface StoredShipment {
  id: string;
  /** Of several parcels that are bought together; left out for one. */
  orderId?: string;
  createdAt: string;
  reference: string | null;
  from: StoredAddress;
  to: StoredAddress;
  rates: StoredRate[];
  bought: { rate: StoredRate; trackingCode: string } | null;
  refundStatus: "submitted" | null;
  /** The last state that its tracker has sent. */
  status: string;
}

const PRICES = [
  { carrier: "UPS", service: "Ground", cents: 1180, centsPerPound: 42, days: 4 },
  { carrier: "FedEx", service: "FEDEX_2_DAY", cents: 2890, centsPerPound: 96, days: 2 },
  { carrier: "USPS", service: "GroundAdvantage", cents: 1065, centsPerPound: 58, days: 5 },
];
/** The carriers' own limits. */
const MAX_POUNDS: Record<string, number> = { UPS: 150, FedEx: 150, USPS: 70 };

export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString("hex")}`;

/** Returns the rates of a parcel. @param ounces its weight */
export const ratesOf = (ounces: number): StoredRate[] =>
  PRICES.filter(({ carrier }) => ounces / 16 <= (MAX_POUNDS[carrier] ?? 0)).map(({ carrier, service, cents, centsPerPound, days }) => ({
    id: newId("rate"),
    carrier,
    service,
    rate: ((cents + Math.ceil(ounces / 16) * centsPerPound) / 100).toFixed(2),
    currency: "USD",
    delivery_days: days,
  }));

/** Carriers that take several parcels together. */
const MULTI_PARCEL: readonly string[] = ["UPS", "FedEx"];

/** Returns the rates of several parcels: the sums of what carriers offer for each. */
export const orderRates = (shipments: readonly StoredShipment[]): Omit<StoredRate, "id">[] =>
  PRICES.filter(({ carrier }) => MULTI_PARCEL.includes(carrier)).flatMap(({ carrier, service, days }) => {
    const each = shipments.map(({ rates }) => rates.find((rate) => rate.carrier === carrier && rate.service === service));
    const cents = each.reduce((sum, rate) => sum + Math.round(Number(rate?.rate) * 100), 0);
    return each.every(Boolean) ? [{ carrier, service, rate: (cents / 100).toFixed(2), currency: "USD", delivery_days: days }] : [];
  });

/** Shipments, in the order of their creation. */
export class ShipmentStore {
  private readonly shipments: Map<string, StoredShipment>;
  private readonly journal: Journal<StoredShipment>;

  constructor(journal: Journal<StoredShipment>) {
    this.journal = journal;
    this.shipments = new Map(journal.read().map((shipment) => [shipment.id, shipment]));
  }

  get(id: string): StoredShipment | undefined {
    return this.shipments.get(id);
  }

  put(shipment: StoredShipment): StoredShipment {
    this.shipments.set(shipment.id, shipment);
    this.journal.append(shipment);
    return shipment;
  }

  /** The parcels of an order. */
  ofOrder(orderId: string): StoredShipment[] {
    return [...this.shipments.values()].filter((shipment) => shipment.orderId === orderId);
  }

  /** The bought ones, newest first. */
  bought(): StoredShipment[] {
    return [...this.shipments.values()].filter(({ bought }) => bought !== null).toReversed();
  }
}
