import type { Material } from "../material.ts";
import type { ObjectRecipe } from "../object.ts";
import { castMetal } from "./cast-metal.ts";
import { concrete } from "./concrete.ts";
import { concreteDark } from "./concrete-dark.ts";
import { encaustic } from "./encaustic.ts";
import { giftCard } from "./gift-card.ts";
import { glass } from "./glass.ts";
import { glazed } from "./glazed.ts";
import { hickory } from "./hickory.ts";
import { linen } from "./linen.ts";
import { metal } from "./metal.ts";
import { plate } from "./plate.ts";
import { quartz } from "./quartz.ts";
import { resin } from "./resin.ts";
import { rust } from "./rust.ts";
import { settingMaterial } from "./setting-material.ts";
import { solid } from "./solid.ts";
import { dolomite } from "./stone/dolomite.ts";
import { granites } from "./stone/granite.ts";
import { limestone } from "./stone/limestone.ts";
import { marbleBold } from "./stone/marble-bold.ts";
import { marbleDark } from "./stone/marble-dark.ts";
import { marbleSoft } from "./stone/marble-soft.ts";
import { onyx } from "./stone/onyx.ts";
import { pebbles } from "./stone/pebbles.ts";
import { quarry } from "./stone/quarry.ts";
import { quartzite } from "./stone/quartzite.ts";
import { slate } from "./stone/slate.ts";
import { travertine } from "./stone/travertine.ts";
import { terracotta } from "./terracotta.ts";
import { terrazzo } from "./terrazzo.ts";
import { trim } from "./trim.ts";
import { wood } from "./wood.ts";

/** All surface materials that a product's recipe can name. */
export const materials: Readonly<Record<string, Material>> = {
  concrete,
  "concrete-dark": concreteDark,
  dolomite,
  encaustic,
  glass,
  glazed,
  ...granites,
  hickory,
  limestone,
  linen,
  "marble-bold": marbleBold,
  "marble-dark": marbleDark,
  "marble-soft": marbleSoft,
  metal,
  onyx,
  pebbles,
  plate,
  quarry,
  quartz,
  quartzite,
  resin,
  rust,
  slate,
  solid,
  terracotta,
  terrazzo,
  travertine,
  wood,
};

/** All recipes that draw an object instead of a surface. */
export const objects: Readonly<Record<string, ObjectRecipe>> = {
  "cast-metal": castMetal,
  "gift-card": giftCard,
  "setting-material": settingMaterial,
  trim,
};
