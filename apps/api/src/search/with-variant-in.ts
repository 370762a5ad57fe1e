import { type Bits, bitsFor, hasAny, membersOf, setBit, sizeOf } from "./bitset.ts";
import type { Columns } from "./columns.ts";

/** Returns the products that have a variant in the set. */
export function withVariantIn({ firstVariant }: Columns, products: Bits, variants: Bits): Bits {
  const found = bitsFor(products.length << 5);
  const members = new Uint32Array(sizeOf(products));
  membersOf(products, members);
  for (let place = 0; place < members.length; place++) {
    const product = members[place]!;
    if (hasAny(variants, firstVariant[product]!, firstVariant[product + 1]!)) setBit(found, product);
  }
  return found;
}
