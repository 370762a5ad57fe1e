import type { ContainerRow } from "@azulejo/contract/areas/office.ts";

/** Returns a container's state by its counted lines. */
export function containerStateOf({ lines, countedLines }: { lines: number; countedLines: number }): ContainerRow["state"] {
  if (countedLines === 0) return "expected";
  return countedLines < lines ? "counting" : "received";
}
