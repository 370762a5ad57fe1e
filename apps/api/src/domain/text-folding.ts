/** Combining marks that NFD separates from their letters. */
const marks = /\p{M}/gu;

/** Removes accents, also from ñ: "Mármol" becomes "Marmol". */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(marks, "");

/** Most texts have no accents. */
const isPlain = /^[ -~]*$/;

/** Converts text to lower case without accents, except ñ, which is a separate letter: año is not ano. */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : withoutAccents(text.toLowerCase().normalize("NFC").replace(/ñ/g, "\u0001")).replace(/\u0001/g, "ñ");
