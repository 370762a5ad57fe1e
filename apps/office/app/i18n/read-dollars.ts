/** Reads an amount as people type it (`12,500`, `$1,250.50`) in cents; null for anything else. */
export function readDollars(typed: string): number | null {
  const figure = typed.replaceAll(/[\s$,]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(figure) ? Math.round(Number(figure) * 100) : null;
}
