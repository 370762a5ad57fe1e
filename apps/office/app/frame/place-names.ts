import type { OfficePlace } from "@azulejo/contract/areas/office.ts";
import { callOffice } from "../call/call-office.ts";
import { currentLanguage, type Language } from "../i18n/language.ts";

let reading: { language: Language; done: Promise<void> } | null = null;
let places: readonly OfficePlace[] = [];

/** Reads the names of the shop's places, once per language. If that fails, pages show codes. */
export function readPlaces(): Promise<void> {
  const language = currentLanguage();
  if (reading?.language !== language) reading = { language, done: read() };
  return reading.done;
}

const read = (): Promise<void> =>
  callOffice("places", {}).then(
    (found) => {
      places = found;
    },
    () => {
      reading = null;
    },
  );

/** Returns the places that have been read, by name. */
export const listedPlaces = (): readonly OfficePlace[] => places;

/** Returns a place's name; its code for one that is no longer listed. */
export const nameOfPlace = (code: string): string => places.find((place) => place.code === code)?.name ?? code;
