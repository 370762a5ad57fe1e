/** In a file without schemas, so that pages don't load those. */

export const MAX_PIECES = 40;
export const MAX_SLABS = 6;
export const MAX_CORNERS = 200;
export const cutoutKinds = ["sink", "cooktop", "basin", "opening"] as const;
export const turns = [0, 90, 180, 270] as const;
