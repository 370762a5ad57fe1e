import type { product, ValueOf } from "@azulejo/contract";
import type { DeliveredPrice, DeliveryEstimate } from "@azulejo/contract/areas/checkout.ts";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";
import type { SceneCell } from "../../../media/scene-cell.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import type { LoadLimits } from "../../delivery/load.rules.ts";
import type { CardData } from "../list/wall/card/card-data.ts";
import type { SceneFocus } from "./stage/scene-focus.ts";

/** A delivered price that the page was asked for without scripts. */
export interface Door {
  units: number;
  /** Null if what the shopper typed isn't a ZIP code. */
  zip: string | null;
  estimate: DeliveryEstimate | null;
  price: DeliveredPrice | null;
}

type Detail = ValueOf<typeof product.detail>;

/** Data of a product's page. */
export interface DetailData {
  detail: Omit<Detail, "resources" | "product"> & {
    /** With a revision that changes with the product and with the chosen variant. */
    product: Detail["product"] & { revision: string };
  };
  /** Null if the stock is unknown. */
  availability: ValueOf<typeof product.availability>["items"][number] | null;
  /** The documents, each with its length in bytes; null for those of other hosts. */
  documents: (Detail["resources"][number] & { length: number | null })[];
  /** Each is null if there are none. */
  related: Record<"goesWith" | "similar", Kept<CardData[]> | null>;
  /** Rooms that show it. */
  scenes: SceneCell[];
  /** Rooms that it can be laid in, in the place of what they show. */
  rooms: (SceneCell & Pick<Scene, "surface" | "room">)[];
  loads: LoadLimits;
  focus: SceneFocus;
  /** Path of the page below each language. */
  paths: Record<string, string>;
  /** Null unless a browser without scripts asked for it. */
  door: Door | null;
  /** How many slabs of it are available in the nearest yard; null without any. */
  yard: { path: string; words: string } | null;
  /** The query of the address, which may name a laying. */
  search: string;
}
