import type { product, ValueOf } from "@azulejo/contract";
import type { CardData } from "../list/card/card-data.ts";

/** Data of a product's page. */
export interface DetailData {
  detail: Omit<ValueOf<typeof product.detail>, "resources">;
  /** Null if the stock is unknown. */
  availability: ValueOf<typeof product.availability>["items"][number] | null;
  /** The documents, each with its length in bytes; null for those of other hosts. */
  documents: (ValueOf<typeof product.detail>["resources"][number] & { length: number | null })[];
  related: { goesWith: CardData[]; similar: CardData[] };
  /** Path of the page below each language. */
  paths: Record<string, string>;
  /** The query of the address, which may name a laying. */
  search: string;
}
