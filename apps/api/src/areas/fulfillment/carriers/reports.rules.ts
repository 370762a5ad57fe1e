import type { CarrierReport } from "./booking.repository.ts";

/** Where a booking's goods are, by all reports so far. */
export interface Whereabouts {
  /** Null before the first report. */
  latest: CarrierReport | null;
  /** Whether the carrier has had the goods. */
  hasLeft: boolean;
  /** The report of the delivery; null before it. */
  delivered: CarrierReport | null;
  /** When the carrier expects to deliver it; null once it has, or if it hasn't said. */
  estimatedOn: string | null;
}

const ON_THE_WAY: readonly CarrierReport["status"][] = ["moving", "outForDelivery", "delivered", "returned"];

/** @param reports in the order in which they happened, which isn't that of their arrival */
export function whereaboutsOf(reports: readonly CarrierReport[]): Whereabouts {
  const delivered = reports.findLast(({ status }) => status === "delivered") ?? null;
  const latest = reports.at(-1) ?? null;
  return {
    latest,
    hasLeft: reports.some(({ status }) => ON_THE_WAY.includes(status)),
    delivered,
    estimatedOn: delivered ? null : (latest?.estimatedOn ?? null),
  };
}
