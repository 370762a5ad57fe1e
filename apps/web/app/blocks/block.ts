import type { InputOf, product } from "@azulejo/contract";
import type { Asset } from "../media/asset.ts";

type ProductQuery = InputOf<typeof product.list>;

interface Base {
  _uid: string;
  headline: string;
}

/** A room and the page that it leads to, below the language. */
export interface Room {
  _uid: string;
  label: string;
  link: string;
  image: Asset;
}

/** A block of content: the name of its component and its fields, as the content system stores them. */
export type Block =
  | (Base & { component: "hero"; image: Asset })
  | (Base & { component: "room_wall"; rooms: Room[] })
  | (Base & { component: "look_wall"; query: ProductQuery })
  | (Base & { component: "product_wall"; link: string; linkLabel: string; query: ProductQuery })
  | (Base & { component: "slab_of_the_week"; text: string; link: string; linkLabel: string; query: ProductQuery })
  | (Base & { component: "call_to_action"; text: string; link: string; linkLabel: string; image: Asset });
