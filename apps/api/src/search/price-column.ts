import { grown } from "./grown.ts";

/** All variants' prices for one caller, with the lowest and highest of each product. */
export class PriceColumn {
  cents = new Int32Array(0);
  lowest = new Int32Array(0);
  highest = new Int32Array(0);

  get state() {
    return { cents: this.cents, lowest: this.lowest, highest: this.highest };
  }

  set state({ cents, lowest, highest }) {
    [this.cents, this.lowest, this.highest] = [cents, lowest, highest];
  }

  reserveVariants(capacity: number): void {
    this.cents = grown(this.cents, capacity, Int32Array);
  }

  reserveProducts(capacity: number): void {
    this.lowest = grown(this.lowest, capacity, Int32Array);
    this.highest = grown(this.highest, capacity, Int32Array);
  }

  /** Updates the lowest and highest price of a product. @param from its first variant @param to after its last one */
  settle(product: number, from: number, to: number): void {
    let lowest = this.cents[from]!;
    let highest = lowest;
    for (let index = from + 1; index < to; index++) {
      const cents = this.cents[index]!;
      if (cents < lowest) lowest = cents;
      if (cents > highest) highest = cents;
    }
    this.lowest[product] = lowest;
    this.highest[product] = highest;
  }
}
