import { type PieceFormat, pieceFormat } from "@azulejo/contract/areas/product/card.ts";
import { type Picture, picture } from "@azulejo/contract/fields.ts";
import { type OrderDerivation, orderDerivation } from "@azulejo/contract/order-derivation.ts";

/*
 * Stored values outlive the contract's schemas. A value that only explains or illustrates an order is left out if it doesn't match the
 * schema, so that the order can still be shown. Migrations convert such values.
 */
const optional = { picture: picture.nullable().catch(null), format: pieceFormat.nullable().catch(null) };
const derivation = orderDerivation.nullable().catch(null);

/** Returns the picture stored with an order line. */
export const storedPicture = (stored: unknown): Picture | null => optional.picture.parse(stored);

/** Returns the shape and piece size stored with an order line. */
export const storedFormat = (stored: unknown): PieceFormat | null => optional.format.parse(stored);

/** Returns the stored sources of an order's amounts. */
export const storedDerivation = (stored: unknown): OrderDerivation | null => derivation.parse(stored);
