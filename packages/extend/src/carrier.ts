/** The sender or the recipient of a shipment. */
export interface CarrierAddress {
  name: string;
  company?: string | undefined;
  line1: string;
  line2?: string | undefined;
  city: string;
  /** Such as NV or BC. */
  province: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
  residential: boolean;
}

export type PieceKind = "parcel" | "pallet";

/** A parcel or a loaded pallet. */
export interface CarrierPiece {
  kind: PieceKind;
  /** In 1e-2 pounds. */
  weight: number;
  /** Outside dimensions in 1e-2 inches. */
  length: number;
  width: number;
  height: number;
  /** The NMFC freight class of a pallet, such as `92.5`. */
  freightClass?: string | undefined;
}

/** Services at the door besides driving there. */
export type Accessorial = "liftgate" | "residential" | "appointment" | "limitedAccess";

/** Goods that one carrier takes from one place to one address. */
export interface CarrierShipment {
  from: CarrierAddress;
  to: CarrierAddress;
  pieces: CarrierPiece[];
  accessorials: Accessorial[];
  /** The order's number, for the label. */
  reference: string;
}

/** What a carrier charges the shop for a shipment. Buyers pay the shop's own price, which no rate changes. */
export interface CarrierRate {
  /** Identifies the shipment at the service. All rates of an answer may share it; one of them can be booked. */
  offer: string;
  /** Identifies the rate within its offer. */
  rate: string;
  /** The carrier's name as customers know it, such as UPS. */
  carrier: string;
  service: string;
  cents: number;
  /** ISO 4217. */
  currency: string;
  /** Days on the way; null if unknown. */
  days: number | null;
  /** The service's ids of the pieces, in the shipment's order, if it labels and tracks each. Left out for a shipment with one number. */
  pieces?: string[] | undefined;
}

/** A rate to book. */
export interface BookingRequest {
  /** The same for repeats of one booking. */
  key: string;
  offer: string;
  rate: string;
  /** What the rate is for, for services that don't store it; left out for a booking that an earlier version of the shop started. */
  shipment?: CarrierShipment | undefined;
}

export interface CarrierBooking {
  /** The service's id of the booking. */
  ref: string;
  /** Of the first piece, if each has its own. */
  trackingNumber: string;
  /** Where the carrier shows the shipment; null if unknown. */
  trackingUrl: string | null;
  /** Every piece, in the shipment's order, if the service labels and tracks each. */
  pieces?: BookedPiece[] | undefined;
}

export interface BookedPiece {
  /** The service's id of the piece, as in the rate. */
  ref: string;
  trackingNumber: string;
  trackingUrl: string | null;
}

/**
 * `announced`: the carrier doesn't have the goods yet. `failed`: lost, damaged or canceled by the carrier. `returned`: on the way back or back.
 */
export type TrackingStatus = "announced" | "moving" | "outForDelivery" | "delivered" | "returned" | "failed";

/** The state of a booking, or of one of its pieces, at one moment. */
export interface TrackingEvent {
  /** The same for repeats of one event. */
  id: string;
  /** The service's id of the booking, or of one of its pieces. */
  bookingRef: string;
  /** Orders the events of a booking, which may arrive in any order. */
  at: Date;
  status: TrackingStatus;
  /** yyyy-mm-dd at the destination; null if unknown. */
  estimatedOn: string | null;
  /** Facts of a delivery; null before it. */
  proof: { at: Date; signedBy: string | null } | null;
}

/**
 * Why a service will not do what was requested, even if it is repeated. `address`: it can't deliver there. `shipment`: weight, dimensions,
 * pieces or accessorials. `rate`: it is no longer valid. `taken`: the carrier has the goods, so the booking can't be canceled.
 */
export type CarrierRefusal = "address" | "shipment" | "rate" | "taken";

/** Thrown if the service refuses for good. */
export class CarrierRefusedError extends Error {
  readonly refusal: CarrierRefusal;
  constructor(refusal: CarrierRefusal, reason: string, options?: ErrorOptions) {
    super(`the carrier service refused the ${refusal}: ${reason}`, options);
    this.name = "CarrierRefusedError";
    this.refusal = refusal;
  }
}

/** Thrown if a webhook isn't signed by the service. */
export class CarrierSignatureError extends Error {
  constructor() {
    super("the event isn't signed by the carrier service");
    this.name = "CarrierSignatureError";
  }
}

/**
 * The port for carriers: one carrier, or a service that books several. Staff choose a rate and book it; what buyers pay for delivery stays as
 * it was promised. Any error except `CarrierRefusedError` counts as a failure of the service. Every signal aborts after the time limit.
 */
export interface Carrier {
  /** Stored with bookings. */
  readonly name: string;
  /** The kinds of pieces that it takes. */
  readonly takes: readonly PieceKind[];
  /** Returns the rates of a shipment, in any order; none if nobody takes it. @throws CarrierRefusedError */
  rates(shipment: CarrierShipment, signal: AbortSignal): Promise<CarrierRate[]>;
  /**
   * Books a rate. A repeat with the same key, offer and rate returns the same booking, also after an answer was lost.
   * @throws CarrierRefusedError if nothing was booked, and nothing will be
   */
  book(request: BookingRequest, signal: AbortSignal): Promise<CarrierBooking>;
  /** Returns the label or bill of lading as a PDF file. @param ref of the booking, or of one of its pieces */
  label(ref: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Cancels a booking with all of its pieces; safe to repeat. @throws CarrierRefusedError */
  cancel(ref: string, signal: AbortSignal): Promise<void>;
  /** Returns everything that is known about where a booking is, for services without webhooks. The shop asks every half hour. */
  track?(ref: string, signal: AbortSignal): Promise<TrackingEvent[]>;
  /**
   * Returns what proves a delivery: a picture, such as of the goods at the door or of a signature, as JPEG, PNG or WebP, or a document that
   * was signed, as PDF. Null if there is none yet. Left out by services without proofs. @param ref of the booking, or of one of its pieces
   */
  proof?(ref: string, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Parses a webhook; null for an event that isn't about a booking. @throws CarrierSignatureError, or another error for a broken body */
  readEvent(body: string, headers: Headers): TrackingEvent | null;
}
