/** Thrown for an invalid request, with a message for the caller. */
export class ImageRequestError extends Error {}

/** @throws ImageRequestError naming the argument and its range */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^-?\d{1,5}$/.test(text) || value < least || value > most) {
    throw new ImageRequestError(`${name} is a whole number from ${least} to ${most}`);
  }
  return value;
}

/** Splits `least` to `most` comma-separated arguments. */
export function argumentsOf(name: string, text: string, least: number, most: number): string[] {
  const list = text === "" ? [] : text.split(",").map((one) => one.trim());
  if (list.length < least || list.length > most) {
    throw new ImageRequestError(`${name} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${list.length}`);
  }
  return list;
}
