/** Matches values that a spreadsheet would run as a formula; numbers and phone numbers are excluded below. */
const formula = /^[=+\-@\t\r]/;
const figures = /^[+-]?[\d\s().-]*$/;

/** Returns a value that is safe to paste into a spreadsheet: a leading quote makes a formula text. */
export const asPlainCell = (value: string): string => (formula.test(value) && !figures.test(value) ? `'${value}` : value);
