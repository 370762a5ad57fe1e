import { ShopError } from "@azulejo/contract";
import {
  type BookingRequest,
  type Carrier,
  type CarrierBooking,
  type CarrierRate,
  CarrierRefusedError,
  type CarrierShipment,
  type TrackingEvent,
} from "@azulejo/extend/carrier.ts";
import { CircuitOpenError, createCircuit } from "../guards/circuit.ts";
import type { Log } from "../log.ts";
import { bookingFault, labelFault, rateFault, trackingFault } from "./answer-faults.rules.ts";

/** Maximum times in ms. Staff wait for rates; a booking has to be asked about again if it takes longer. */
const TIMES = { rates: 10_000, book: 20_000, label: 15_000, cancel: 20_000, track: 15_000, proof: 15_000 } as const;
type Step = keyof typeof TIMES;

/** A carrier service that always responds within seconds, with the shop's own errors. */
export interface GuardedCarrier extends Pick<Carrier, "name" | "takes" | "readEvent"> {
  /** @throws office_carrier_unavailable, office_carrier_address, office_carrier_shipment */
  rates(shipment: CarrierShipment): Promise<CarrierRate[]>;
  /** @throws office_carrier_unavailable if it may be booked, or else why it isn't */
  book(request: BookingRequest): Promise<CarrierBooking>;
  /** @throws office_carrier_unavailable */
  label(ref: string): Promise<Uint8Array>;
  /** @throws office_carrier_unavailable if it may be canceled, office_carrier_taken */
  cancel(ref: string): Promise<void>;
  /** Left out by a service that sends webhooks. @throws office_carrier_unavailable */
  track?(ref: string): Promise<TrackingEvent[]>;
  /** Left out by a service without proofs of deliveries. The file isn't checked. @throws office_carrier_unavailable */
  proof?(ref: string): Promise<Uint8Array | null>;
  /** Whether the service has failed repeatedly and hasn't answered since. */
  isResting(): boolean;
}

interface Guards {
  log: Log;
  now: () => Date;
  timeMs?: number | undefined;
}

/** Sets time limits, checks every answer, and stops calling a service that keeps failing. */
export function guardCarrier(carrier: Carrier, { log, now, timeMs }: Guards): GuardedCarrier {
  const circuit = createCircuit(() => now().getTime());
  async function run<T>(step: Step, call: (signal: AbortSignal) => Promise<T>, faultOf: (answer: T) => string | null): Promise<T> {
    const ask = async () => {
      const answer = await inTime(call, timeMs ?? TIMES[step]);
      const fault = faultOf(answer);
      if (fault) throw new Error(`the answer is wrong: ${fault}`);
      return answer;
    };
    try {
      return await circuit.run(ask, (error) => !(error instanceof CarrierRefusedError));
    } catch (error) {
      if (!(error instanceof CircuitOpenError)) log.warn({ err: error, service: carrier.name, step }, "a carrier service has not done it");
      const code = error instanceof CarrierRefusedError ? (`office_carrier_${error.refusal}` as const) : "office_carrier_unavailable";
      throw new ShopError(code, {}, [], { cause: error });
    }
  }
  const [track, proof] = [carrier.track?.bind(carrier), carrier.proof?.bind(carrier)];
  return {
    name: carrier.name,
    takes: carrier.takes,
    isResting: circuit.isOpen,
    rates: (shipment) => run("rates", (signal) => carrier.rates(structuredClone(shipment), signal), rateFault),
    book: (request) => run("book", (signal) => carrier.book(request, signal), bookingFault),
    label: (ref) => run("label", (signal) => carrier.label(ref, signal), labelFault),
    cancel: (ref) => run("cancel", (signal) => carrier.cancel(ref, signal), noFault),
    ...(track && { track: (ref: string) => run("track", (signal) => track(ref, signal), trackingFault) }),
    ...(proof && { proof: (ref: string) => run("proof", (signal) => proof(ref, signal), noFault) }),
    readEvent: (body, headers) => carrier.readEvent(body, headers),
  };
}

const noFault = () => null;

/** Calls a service within a time limit. The signal aborts the request; the race also covers a service that ignores the signal. */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>, timeMs: number): Promise<T> {
  const signal = AbortSignal.timeout(timeMs);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const answering = Promise.resolve().then(() => call(signal));
  // Ignores an answer that comes too late.
  answering.catch(() => {});
  return Promise.race([answering, over]);
}
