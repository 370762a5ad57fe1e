import { randomBytes, randomUUID } from "node:crypto";
import type { Journal } from "../journal.ts";

export interface StoredPlace {
  name?: string;
  address_line1?: string;
  city_locality?: string;
  state_province?: string;
  postal_code?: string;
  location_type?: string;
}

export interface HandlingUnit {
  type?: string;
  quantity?: number;
  length?: number;
  width?: number;
  height?: number;
  commodities?: { weight?: number; freight_class?: string }[];
}

/** What is quoted and booked. */
export interface Freight {
  freight_provider_account_id?: string;
  ship_from?: StoredPlace;
  ship_to?: StoredPlace;
  handling_units?: HandlingUnit[];
  accessorials?: { liftgate_delivery?: boolean; appointment_delivery?: boolean };
  reference_number?: string;
}

export interface StoredOffer {
  offer_id: string;
  carrier_scac: string;
  carrier_name: string;
  service_level: string;
  total_charge: { amount: number; currency: string };
  transit_days: number;
  quote_expiration_date: string;
}

export interface StoredEvent {
  occurred_at: string;
  status_code: string;
  signer: string | null;
  proof_of_delivery_url: string | null;
}

export interface StoredFreight {
  freight_shipment_id: string;
  offer_id: string;
  carrier_scac: string;
  status: "booked" | "in_transit" | "delivered" | "cancelled" | "exception";
  bol_number: string;
  pro_number: string | null;
  confirmation_number: string;
  freight: Freight;
  /** Whether the driver has signed a receipt, which is then a document. */
  receipt: boolean;
  estimated_delivery_date: string | null;
  events: StoredEvent[];
}

const CARRIERS = [
  { scac: "EXLA", name: "Estes", service: "LTL Standard", cents: 18_900, centsPerPound: 14, days: 3 },
  { scac: "SAIA", name: "Saia", service: "LTL Standard", cents: 17_500, centsPerPound: 16, days: 4 },
];
/** Charges for what a driver does at the address, in cents. */
const LIFTGATE = 9_500;
const APPOINTMENT = 3_500;
const PLACES: Record<string, number> = { residential: 11_000, limited_access: 12_500 };
/** Freight of a low class is dense and costs less; 100 is the price list's own. */
const classFactor = (unit: HandlingUnit): number => Number(unit.commodities?.[0]?.freight_class ?? 100) / 100;

const poundsOf = (unit: HandlingUnit): number =>
  (unit.commodities ?? []).reduce((sum, { weight = 0 }) => sum + weight, 0) * (unit.quantity ?? 1);

/** Returns what carriers offer, with the accessorials in the price. */
export function offersOf({ handling_units: units = [], accessorials, ship_to: to }: Freight, expiresAt: string): StoredOffer[] {
  const rated = units.reduce((sum, unit) => sum + poundsOf(unit) * classFactor(unit), 0);
  const extra =
    (accessorials?.liftgate_delivery ? LIFTGATE : 0) +
    (accessorials?.appointment_delivery ? APPOINTMENT : 0) +
    (PLACES[to?.location_type ?? ""] ?? 0);
  return CARRIERS.map(({ scac, name, service, cents, centsPerPound, days }) => ({
    ...{ offer_id: randomUUID(), carrier_scac: scac, carrier_name: name, service_level: service },
    total_charge: { amount: Math.round(cents + rated * centsPerPound + extra) / 100, currency: "usd" },
    ...{ transit_days: days, quote_expiration_date: expiresAt },
  }));
}

export const newNumber = (prefix: string): string => `${prefix}-${randomBytes(5).toString("hex").toUpperCase()}`;

/** Booked freight, in the order of booking. */
export class FreightStore {
  private readonly shipments: Map<string, StoredFreight>;
  private readonly journal: Journal<StoredFreight>;

  constructor(journal: Journal<StoredFreight>) {
    this.journal = journal;
    this.shipments = new Map(journal.read().map((shipment) => [shipment.freight_shipment_id, shipment]));
  }

  get(id: string): StoredFreight | undefined {
    return this.shipments.get(id);
  }

  put(shipment: StoredFreight): StoredFreight {
    this.shipments.set(shipment.freight_shipment_id, shipment);
    this.journal.append(shipment);
    return shipment;
  }

  newest(): StoredFreight[] {
    return [...this.shipments.values()].toReversed();
  }
}
