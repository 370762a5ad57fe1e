import type { product, ValueOf } from "@azulejo/contract";
import type { DeliveredPrice, DeliveryEstimate } from "@azulejo/contract/areas/checkout.ts";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";
import type { SceneCell } from "../../../media/scene-cell.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import type { LoadLimits } from "../../delivery/load.rules.ts";
import type { CardData } from "../list/wall/card/card-data.ts";
import type { SceneFocus } from "./stage/scene-focus.ts";

/** A delivered price that a browser without scripts requested by the page's address. */
export interface Door {
  units: number;
  /** Null if the ZIP code is invalid. */
  zip: string | null;
  estimate: DeliveryEstimate | null;
  price: DeliveredPrice | null;
}

type Detail = ValueOf<typeof product.detail>;

/** Data of a product's page. */
export interface DetailData {
  detail: Omit<Detail, "resources" | "product"> & {
    /** With a revision that changes when the product or the chosen variant changes. */
    product: Detail["product"] & { revision: string };
  };
  /** Null if the stock is unknown. */
  availability: ValueOf<typeof product.availability>["items"][number] | null;
  /** The documents, each with its length in bytes; null for documents on other hosts. */
  documents: (Detail["resources"][number] & { length: number | null })[];
  /** Each is null if there are none. */
  related: Record<"goesWith" | "similar", Kept<CardData[]> | null>;
  /** Scenes that show the product. */
  scenes: SceneCell[];
  /** Scenes in which the product can be shown in place of the original one. */
  rooms: (SceneCell & Pick<Scene, "surface" | "room">)[];
  loads: LoadLimits;
  focus: SceneFocus;
  /** Path of the page without the language, for each language. */
  paths: Record<string, string>;
  /** Null unless a browser without scripts requested it. */
  door: Door | null;
  /** How many slabs of it are available in the nearest yard; null without any. */
  yard: { path: string; words: string } | null;
  /** The query of the address, which may contain layout choices. */
  search: string;
}
