/** Returns a share with its sign: `+5%`, `−2%`. */
export const signedPercent = (share: number, percent: (share: number) => string): string =>
  share > 0 ? `+${percent(share)}` : percent(share).replace("-", "−");
