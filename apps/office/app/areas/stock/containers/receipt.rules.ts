import type { ContainerLine } from "@azulejo/contract/areas/office.ts";
import { type TypedUnits, unitsIn } from "../typed-units.ts";

export interface CountedLine extends ContainerLine {
  counted: number;
}

/** What receiving the entered lines of a container would do. */
export interface Receipt {
  lines: CountedLine[];
  /** The lines whose count differs from the packing list, the largest difference first. */
  different: CountedLine[];
  /** The number of lines still to be counted. */
  left: number;
}

export const differenceOf = ({ counted, expected }: CountedLine): number => counted - expected;

export function receiptOf(contents: readonly ContainerLine[], typed: TypedUnits): Receipt {
  const open = contents.filter(({ counted }) => counted === null);
  const lines = open.flatMap((line) => {
    const counted = unitsIn(typed[line.lineId]);
    return counted === null ? [] : [{ ...line, counted }];
  });
  const different = lines
    .filter((line) => differenceOf(line) !== 0)
    .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
  return { lines, different, left: open.length - lines.length };
}
