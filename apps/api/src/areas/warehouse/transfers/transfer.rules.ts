interface Sent {
  id: number;
  units: number;
}

/** Returns the arrived units of each sent line, in their order. @returns null unless every line occurs once, with at most the units sent */
export function arrivedUnits(sent: readonly Sent[], lines: readonly { lineId: number; arrived: number }[]): number[] | null {
  const units = new Map(lines.map(({ lineId, arrived }) => [lineId, arrived]));
  if (units.size !== lines.length || lines.length !== sent.length) return null;
  const arrived = sent.map((line) => units.get(line.id) ?? -1);
  return arrived.every((some, index) => some >= 0 && some <= (sent[index]?.units ?? 0)) ? arrived : null;
}
