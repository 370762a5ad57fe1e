/** Returns a measured figure in the format of its standard: a DCOF has two decimals. */
export const figureOf = (key: string, value: string | number | boolean): string =>
  key === "dcofWet" ? Number(value).toFixed(2) : String(value);
