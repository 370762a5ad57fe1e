/** Returns a fraction as a percentage with its sign: `+5%`, `−2%`. */
export const signedPercent = (share: number, percent: (share: number) => string): string =>
  share > 0 ? `+${percent(share)}` : percent(share).replace("-", "−");

/** Returns an amount with its sign: `+$2.50`, `−$0.40`. */
export const signedAmount = (cents: number, money: (cents: number) => string): string =>
  `${cents > 0 ? "+" : "−"}${money(Math.abs(cents))}`;
