import type { LineProgress } from "./line-progress.repository.ts";

type Progress = Pick<LineProgress, "quantity" | "picked" | "shipped" | "canceled">;

/** Returns the units of a line that its customer can still cancel: none once staff have picked any. */
export const cancelableUnits = ({ quantity, picked, shipped, canceled }: Progress): number =>
  picked > 0 || shipped > 0 ? 0 : quantity - canceled;
