import { type Bits, intersect, membersOf, setRange, sizeOf } from "./bitset.ts";
import type { Columns } from "./columns.ts";

/** A set of products and their matching variants. Derived values are calculated once. */
export class Selection {
  readonly #columns: Columns;
  readonly products: Bits;
  /** Variants that match on their own; null if all variants of the products match. Some products may have no matching variant. */
  readonly #matching: Bits | null;
  #size: number | null = null;
  #members: Uint32Array | null = null;
  #variants: Bits | null = null;

  constructor(columns: Columns, products: Bits, matching: Bits | null) {
    this.#columns = columns;
    this.products = products;
    this.#matching = matching;
  }

  get size(): number {
    this.#size ??= sizeOf(this.products);
    return this.#size;
  }

  /** The ordinals of the products, ascending. */
  get members(): Uint32Array {
    if (!this.#members) {
      this.#members = this.#columns.workspace.integers(this.size);
      membersOf(this.products, this.#members);
    }
    return this.#members;
  }

  /** The matching variants of these products; null if all variants match. */
  get variants(): Bits | null {
    if (!this.#matching) return null;
    if (!this.#variants) {
      this.#variants = variantsOf(this.#columns, this.members);
      intersect(this.#variants, this.#matching);
    }
    return this.#variants;
  }
}

function variantsOf({ firstVariant, lastVariants, workspace }: Columns, members: Uint32Array): Bits {
  const variants = workspace.emptyLike(lastVariants);
  for (let place = 0; place < members.length; place++) {
    const product = members[place]!;
    setRange(variants, firstVariant[product]!, firstVariant[product + 1]!);
  }
  return variants;
}
