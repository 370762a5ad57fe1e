import type { Layout } from "../layout.ts";
import { arabesque } from "./arabesque.ts";
import { basketweave } from "./basketweave.ts";
import { blend } from "./blend.ts";
import { brick } from "./brick.ts";
import { chevron } from "./chevron.ts";
import { diamond } from "./diamond.ts";
import { fan } from "./fan.ts";
import { herringbone } from "./herringbone.ts";
import { hexagon } from "./hexagon.ts";
import { lantern } from "./lantern.ts";
import { linear } from "./linear.ts";
import { pebble } from "./pebble.ts";
import { penny } from "./penny.ts";
import { picket } from "./picket.ts";
import { square } from "./square.ts";
import { stacked } from "./stacked.ts";

/** Every mosaic layout a product may name. */
export const layouts: Readonly<Record<string, (seed: number) => Layout>> = {
  arabesque,
  basketweave,
  blend,
  brick,
  chevron,
  diamond,
  fan,
  herringbone,
  hexagon,
  lantern,
  linear,
  pebble,
  penny,
  picket,
  square,
  stacked,
};
