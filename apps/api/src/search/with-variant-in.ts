import { type Bits, hasAny, membersOf, setBit, sizeOf } from "./bitset.ts";
import type { Columns } from "./columns.ts";

/** Returns the products that have a variant in the set. */
export function withVariantIn({ firstVariant, workspace }: Columns, products: Bits, variants: Bits): Bits {
  const found = workspace.emptyLike(products);
  const members = workspace.integers(sizeOf(products));
  membersOf(products, members);
  for (let place = 0; place < members.length; place++) {
    const product = members[place]!;
    if (hasAny(variants, firstVariant[product]!, firstVariant[product + 1]!)) setBit(found, product);
  }
  return found;
}
