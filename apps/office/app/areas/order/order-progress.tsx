import type { OfficeOrderRow } from "@azulejo/contract";
import { type Text, useText } from "../../i18n/text.ts";

type Progress = Pick<OfficeOrderRow, "status" | "quantity" | "picked" | "ready" | "shipped" | "canceled">;

/** The steps: confirmed, picking, ready or on its way, done. */
const STEPS = 4;

function stepOf({ status, picked, ready, shipped }: Progress): number {
  if (status === "finished") return STEPS;
  if (shipped > 0 || ready > 0) return 3;
  return picked > 0 ? 2 : 1;
}

function wordsOf({ status, quantity, canceled, picked, ready, shipped }: Progress, t: Text): string {
  if (status === "canceled") return t("progress.canceled");
  if (status === "finished") return t("progress.finished");
  const total = quantity - canceled;
  if (shipped > 0) return t("progress.shipped", { done: shipped, total });
  if (ready > 0) return t("progress.ready", { done: ready, total });
  if (picked > 0) return t("progress.picked", { done: picked, total });
  return t("progress.new");
}

const PLACES = [
  [0.5, 8],
  [8, 8],
  [0.5, 0.5],
  [8, 0.5],
] as const;

/** An order's progress: four tiles that are laid one after the other, and the status in words. */
export function OrderProgress({ order }: { order: Progress }) {
  const t = useText();
  const laid = order.status === "canceled" ? 0 : stepOf(order);
  return (
    <span className="progress">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" stroke="var(--ink-soft)">
        {PLACES.map(([x, y], index) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="5.5" height="5.5" fill={index < laid ? "var(--ink)" : "none"} />
        ))}
      </svg>
      {wordsOf(order, t)}
    </span>
  );
}
