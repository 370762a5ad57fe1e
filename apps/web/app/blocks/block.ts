import type { InputOf, product } from "@azulejo/contract";

type ProductQuery = InputOf<typeof product.list>;

interface Base {
  _uid: string;
  headline: string;
}

/** A block of content: the name of its component and its fields, as the content system stores them. */
export type Block =
  | (Base & { component: "hero"; query: ProductQuery })
  | (Base & { component: "look_wall"; query: ProductQuery })
  | (Base & { component: "product_wall"; link: string; linkLabel: string; query: ProductQuery })
  | (Base & { component: "slab_of_the_week"; text: string; link: string; linkLabel: string; query: ProductQuery })
  | (Base & { component: "call_to_action"; text: string; link: string; linkLabel: string });
