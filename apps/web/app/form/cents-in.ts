/** Reads an amount as people type it (`$1,250.50`). @returns whole cents; the text itself if it is no amount, for the API to refuse */
export function centsIn(typed: string): number | string {
  const amount = typed.replace(/[\s$,]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : typed;
}
