import { readNumber } from "@azulejo/contract/typed/number.ts";

/** Units of a line that the customer wants to cancel. */
export interface ChosenUnits {
  lineId: number;
  units: number;
}

/** The lines to cancel, read from an address or form: units of lines, or everything. */
export interface Chosen {
  isAll: boolean;
  lines: ChosenUnits[];
  /** The entered units as text, by line. */
  typed: Record<number, string>;
  /** Whether something other than a whole number was entered. */
  isUnclear: boolean;
  /** Whether a form was sent, even an empty one. */
  isSent: boolean;
}

const MOST = 1_000_000_000;

/** Reads `all=1` or `line.{id}={units}` pairs. */
export function chosenIn(entries: Iterable<[string, unknown]>): Chosen {
  const given = [...entries];
  const read = given.flatMap(([name, value]) => {
    const [, id] = /^line\.([1-9]\d{0,9})$/.exec(name) ?? [];
    const typed = String(value).trim();
    return id ? [{ lineId: Number(id), typed, units: typed === "" ? 0 : (readNumber(typed) ?? -1) }] : [];
  });
  const isUnits = (units: number): boolean => Number.isInteger(units) && units >= 0 && units <= MOST;
  const lines = read.filter(({ units }) => isUnits(units) && units > 0).map(({ lineId, units }) => ({ lineId, units }));
  const isAll = given.some(([name, value]) => name === "all" && value === "1");
  return {
    isAll,
    lines,
    typed: Object.fromEntries(read.map(({ lineId, typed }) => [lineId, typed])),
    isUnclear: read.some(({ units }) => !isUnits(units)),
    isSent: isAll || given.some(([name]) => name.startsWith("line.")),
  };
}
