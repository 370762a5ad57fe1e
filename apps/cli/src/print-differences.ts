import type { ProductOutcome } from "@azulejo/api/areas/catalog/index.ts";

/** Prints what a run would change for each product: "new", or each field's old and new value. */
export function differencePrinter(output: { write(text: string): unknown }) {
  return (product: ProductOutcome): void => {
    const head = product.state === "new" ? `+ ${product.code} (${product.items} items)` : `~ ${product.code}`;
    const lines = product.differences.map(({ field, from, to }) => `    ${field}: ${shown(from)} → ${shown(to)}`);
    output.write(`${[head, ...lines].join("\n")}\n`);
  };
}

const shown = (value: string): string => (value === "" ? "(nothing)" : value.replaceAll(/\s+/g, " "));
