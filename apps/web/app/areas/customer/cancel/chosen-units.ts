/** Units of a line that the customer wants to cancel. */
export interface ChosenUnits {
  lineId: number;
  units: number;
}

/** What an address or a form asks to cancel: units of lines, or everything. */
export interface Chosen {
  isAll: boolean;
  lines: ChosenUnits[];
  /** Whether a form was sent, even an empty one. */
  isSent: boolean;
}

const MOST = 1_000_000_000;

/** Reads `all=1` or `line.{id}={units}` pairs; anything that is no whole number counts as nothing. */
export function chosenIn(entries: Iterable<[string, unknown]>): Chosen {
  const given = [...entries];
  const lines = given.flatMap(([name, value]) => {
    const [, id] = /^line\.([1-9]\d{0,9})$/.exec(name) ?? [];
    const units = /^\d{1,10}$/.test(String(value).trim()) ? Number(value) : 0;
    return id && units > 0 && units <= MOST ? [{ lineId: Number(id), units }] : [];
  });
  const isAll = given.some(([name, value]) => name === "all" && value === "1");
  return { isAll, lines, isSent: isAll || given.some(([name]) => name.startsWith("line.")) };
}
