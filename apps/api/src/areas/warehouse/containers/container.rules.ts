import type { ContainerRow } from "@azulejo/contract/areas/office.ts";

/** Returns how far the receiving of a container has got. */
export function containerStateOf({ lines, countedLines }: { lines: number; countedLines: number }): ContainerRow["state"] {
  if (countedLines === 0) return "expected";
  return countedLines < lines ? "counting" : "received";
}
