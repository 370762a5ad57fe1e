import type { CarrierReport } from "./booking.repository.ts";

/** Where a booking's goods are, by all reports so far. */
export interface Whereabouts {
  /** Null before the first report; of several parcels, about those that aren't delivered yet. */
  latest: CarrierReport | null;
  /** Whether the carrier has had the goods; of several parcels, one of them. */
  hasLeft: boolean;
  /** The report of the delivery, the last one of several parcels; null before it. */
  delivered: CarrierReport | null;
  /** When the carrier expects to deliver all of it; null once it has, or if it hasn't said. */
  estimatedOn: string | null;
}

const ON_THE_WAY: readonly CarrierReport["status"][] = ["moving", "outForDelivery", "delivered", "returned"];

/**
 * @param reports in the order in which they happened, which isn't that of their arrival
 * @param pieces the parcels of a booking of several; it is delivered when all of them are
 */
export function whereaboutsOf(reports: readonly CarrierReport[], pieces: readonly { pieceNo: number }[] = []): Whereabouts {
  if (pieces.length === 0) return whereaboutsOfOne(reports);
  const all = pieces.map((piece) => whereaboutsOfOne(reportsOf(piece, reports)));
  const open = all.filter(({ delivered }) => !delivered);
  const isOf = (some: Whereabouts[], report: CarrierReport) => some.some(({ latest, delivered }) => report === (delivered ?? latest));
  const delivered = open.length > 0 ? null : (reports.findLast((report) => isOf(all, report)) ?? null);
  return {
    latest: delivered ?? reports.findLast((report) => isOf(open, report)) ?? null,
    hasLeft: all.some(({ hasLeft }) => hasLeft),
    delivered,
    estimatedOn:
      open
        .map(({ estimatedOn }) => estimatedOn ?? "")
        .toSorted()
        .at(-1) || null,
  };
}

/** Returns the reports about one parcel of several, and those about all of them. */
export const reportsOf = ({ pieceNo }: { pieceNo: number }, reports: readonly CarrierReport[]): CarrierReport[] =>
  reports.filter((report) => report.pieceNo === pieceNo || report.pieceNo === null);

function whereaboutsOfOne(reports: readonly CarrierReport[]): Whereabouts {
  const delivered = reports.findLast(({ status }) => status === "delivered") ?? null;
  const latest = reports.at(-1) ?? null;
  return {
    latest,
    hasLeft: reports.some(({ status }) => ON_THE_WAY.includes(status)),
    delivered,
    estimatedOn: delivered ? null : (latest?.estimatedOn ?? null),
  };
}
