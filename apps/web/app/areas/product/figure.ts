/** Returns a measured figure as its standard states it: a DCOF has two decimals. */
export const figureOf = (key: string, value: string | number | boolean): string =>
  key === "dcofWet" ? Number(value).toFixed(2) : String(value);
