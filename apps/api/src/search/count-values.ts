import { type Bits, bitsIn, sizeOfBoth } from "./bitset.ts";
import type { Columns, FacetColumn } from "./columns.ts";
import type { Selection } from "./selection.ts";
import { ValueCounts } from "./value-counts.ts";
import { EAGER_VALUES, type ValueRows } from "./value-rows.ts";

/** Measured: how many words of two sets can be compared in the time of reading one value of one product. */
const WORDS_PER_VALUE = 8;

/** Returns the number of products per value. A product counts once for each value of its matching variants. */
export function countValues({ values, codes, products, variants }: FacetColumn, columns: Columns, selection: Selection): ValueCounts {
  const counts = new Uint32Array(values.length);
  const counting = variants && selection.variants;
  if (counting) countByVariant(variants, columns, counting, selection.members, counts);
  else if (isSetCheaper(products, counts, selection)) countBySet(products, selection.products, counts);
  else countByProduct(products, selection.members, counts);
  return new ValueCounts(values, codes, counts);
}

function isSetCheaper({ codesPerRow }: ValueRows, { length: values }: Uint32Array, { products, size }: Selection): boolean {
  return values <= EAGER_VALUES && values * products.length < size * codesPerRow * WORDS_PER_VALUE;
}

function countBySet(values: ValueRows, products: Bits, counts: Uint32Array): void {
  for (let code = 0; code < counts.length; code++) counts[code] = sizeOfBoth(products, values.bitsOf(code));
}

function countByProduct({ starts, codes }: ValueRows, products: Uint32Array, counts: Uint32Array): void {
  for (let place = 0; place < products.length; place++) {
    const product = products[place]!;
    const end = starts[product + 1]!;
    for (let at = starts[product]!; at < end; at++) counts[codes[at]!]!++;
  }
}

function countByVariant(values: ValueRows, columns: Columns, variants: Bits, products: Uint32Array, counts: Uint32Array): void {
  const rows = (products.length * columns.variants) / columns.products;
  if (counts.length > EAGER_VALUES || counts.length * variants.length > rows * values.codesPerRow * WORDS_PER_VALUE) {
    countVariantsOf(products, values, columns, variants, counts);
  } else {
    for (let code = 0; code < counts.length; code++) counts[code] = productsIn(variants, values.bitsOf(code), columns.lastVariants);
  }
}

/** Reads the values of the products' variants one by one. */
function countVariantsOf(products: Uint32Array, values: ValueRows, { firstVariant }: Columns, variants: Bits, counts: Uint32Array): void {
  const { starts, codes } = values;
  const seen = new Int32Array(counts.length).fill(-1);
  for (let place = 0; place < products.length; place++) {
    const product = products[place]!;
    const end = firstVariant[product + 1]!;
    for (let row = firstVariant[product]!; row < end; row++) {
      if ((variants[row >>> 5]! & (1 << (row & 31))) === 0) continue;
      for (let at = starts[row]!; at < starts[row + 1]!; at++) {
        const code = codes[at]!;
        if (seen[code] === product) continue;
        seen[code] = product;
        counts[code]!++;
      }
    }
  }
}

/**
 * Returns the number of products with a variant in both sets, 32 variants at a time. In each product's span of bits, adding ones to all but
 * the last bit carries into the last bit if any bit is set. The carry continues in the next word, because spans do.
 * @param last the last bit of each span
 */
function productsIn(one: Bits, other: Bits, last: Bits): number {
  let count = 0;
  let carry = 0;
  for (let word = 0; word < one.length; word++) {
    const ends = last[word]!;
    const both = one[word]! & other[word]!;
    const ones = ~ends;
    const inner = both & ones;
    const sum = (inner + ones + carry) | 0;
    carry = ((inner & ones) | ((inner | ones) & ~sum)) >>> 31;
    count += bitsIn((sum | both) & ends);
  }
  return count;
}
