import { type Bits, intersect, membersOf, setRange, sizeOf } from "./bitset.ts";
import type { Columns } from "./columns.ts";

/** Products, and which of their variants count. What is derived from them is derived once. */
export class Selection {
  readonly #columns: Columns;
  readonly products: Bits;
  /** The variants that match by themselves; null if all variants of the products count. A product may also have none that counts. */
  readonly #matching: Bits | null;
  #size: number | null = null;
  #members: Uint32Array | null = null;
  #variants: Bits | null = null;

  constructor(columns: Columns, products: Bits, matching: Bits | null) {
    this.#columns = columns;
    this.products = products;
    this.#matching = matching;
  }

  /** The number of products. */
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

  /** The variants that count; null if all variants of the products do. */
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
