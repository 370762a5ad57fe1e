import type { Workspace } from "./workspace.ts";

/** Products that match a text, ascending, with their scores; valid until the next search. */
export interface ProductMatches {
  products: Uint32Array;
  scores: Float64Array;
}

export const noMatches: ProductMatches = { products: new Uint32Array(0), scores: new Float64Array(0) };

/** Returns the products in both, with the sum of their scores. */
export function inBoth(one: ProductMatches, other: ProductMatches, workspace: Workspace): ProductMatches {
  const most = Math.min(one.products.length, other.products.length);
  const products = workspace.integers(most);
  const scores = workspace.floats(most);
  let [count, a, b] = [0, 0, 0];
  while (a < one.products.length && b < other.products.length) {
    const difference = one.products[a]! - other.products[b]!;
    if (difference < 0) a++;
    else if (difference > 0) b++;
    else {
      products[count] = one.products[a]!;
      scores[count++] = one.scores[a++]! + other.scores[b++]!;
    }
  }
  return { products: products.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Multiplies all scores, in place. */
export function scale({ scores }: ProductMatches, factor: number): void {
  for (let place = 0; place < scores.length; place++) scores[place]! *= factor;
}

/** Collects scores from several sources, one value per product. Reused, so that searches don't allocate memory. */
export class ScoreSheet {
  #scores = new Float64Array(0);
  #scored = new Uint32Array(0);
  #count = 0;
  #isAscending = true;

  /** Makes room for product ordinals below a number. */
  reserve(products: number): void {
    if (products <= this.#scores.length) return;
    this.#scores = new Float64Array(Math.ceil(products * 1.5));
    this.#scored = new Uint32Array(this.#scores.length);
  }

  /** Sets a product's score if it is higher. */
  raise(product: number, score: number): void {
    const before = this.#scores[product]!;
    if (before === 0) this.#note(product);
    if (before < score) this.#scores[product] = score;
  }

  add(product: number, score: number): void {
    if (this.#scores[product] === 0) this.#note(product);
    this.#scores[product]! += score;
  }

  /** Returns the collected products, and resets the sheet. */
  take(workspace: Workspace): ProductMatches {
    const products = workspace.integers(this.#count);
    products.set(this.#scored.subarray(0, this.#count));
    if (!this.#isAscending) products.sort();
    const scores = workspace.floats(products.length);
    for (let place = 0; place < products.length; place++) {
      const product = products[place]!;
      scores[place] = this.#scores[product]!;
      this.#scores[product] = 0;
    }
    this.#count = 0;
    this.#isAscending = true;
    return { products, scores };
  }

  #note(product: number): void {
    if (this.#count > 0 && product < this.#scored[this.#count - 1]!) this.#isAscending = false;
    this.#scored[this.#count++] = product;
  }
}
