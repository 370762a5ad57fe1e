/** A lot that could serve a line: what one place has of one production lot. */
export interface AvailableLot {
  lotId: number;
  placeId: number;
  code: string;
  available: number;
}
