import type { OfficePlace } from "@azulejo/contract/areas/office.ts";

/** Returns a place's name; its code for one that is no longer listed. */
export const placeName = (places: readonly OfficePlace[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? code;
