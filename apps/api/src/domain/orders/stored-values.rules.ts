import { type PieceFormat, pieceFormat } from "@azulejo/contract/areas/product/card.ts";
import { type Picture, picture } from "@azulejo/contract/fields.ts";
import { type OrderDerivation, orderDerivation } from "@azulejo/contract/order-derivation.ts";

/*
 * Orders outlive the contract. A value that explains or illustrates an order is left out if a release stored it in another form,
 * and the order is still shown. Migrations bring these values to today's form.
 */
const optional = { picture: picture.nullable().catch(null), format: pieceFormat.nullable().catch(null) };
const derivation = orderDerivation.nullable().catch(null);

/** Returns the picture that an order line keeps. */
export const storedPicture = (stored: unknown): Picture | null => optional.picture.parse(stored);

/** Returns the shape and size of a piece that an order line keeps. */
export const storedFormat = (stored: unknown): PieceFormat | null => optional.format.parse(stored);

/** Returns where an order's figures came from. */
export const storedDerivation = (stored: unknown): OrderDerivation | null => derivation.parse(stored);
