import type { OfficePlace } from "@azulejo/contract/areas/office.ts";

/** Returns how people call a place; its code for one that is no longer listed. */
export const placeName = (places: readonly OfficePlace[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? code;
