import type { Material } from "../material.ts";
import type { ObjectRecipe } from "../object.ts";
import { concrete } from "./concrete.ts";
import { dolomite } from "./dolomite.ts";
import { encaustic } from "./encaustic.ts";
import { giftCard } from "./gift-card.ts";
import { glass } from "./glass.ts";
import { glazed } from "./glazed.ts";
import { granite } from "./granite.ts";
import { limestone } from "./limestone.ts";
import { linen } from "./linen.ts";
import { marbleBold } from "./marble-bold.ts";
import { marbleDark } from "./marble-dark.ts";
import { marbleSoft } from "./marble-soft.ts";
import { metal } from "./metal.ts";
import { onyx } from "./onyx.ts";
import { pebbles } from "./pebbles.ts";
import { quarry } from "./quarry.ts";
import { quartz } from "./quartz.ts";
import { quartzite } from "./quartzite.ts";
import { resin } from "./resin.ts";
import { settingMaterial } from "./setting-material.ts";
import { slate } from "./slate.ts";
import { solid } from "./solid.ts";
import { terracotta } from "./terracotta.ts";
import { terrazzo } from "./terrazzo.ts";
import { travertine } from "./travertine.ts";
import { trim } from "./trim.ts";
import { wood } from "./wood.ts";

/** Every surface a product may name as its recipe. */
export const materials: Readonly<Record<string, Material>> = {
  concrete,
  dolomite,
  encaustic,
  glass,
  glazed,
  granite,
  limestone,
  linen,
  "marble-bold": marbleBold,
  "marble-dark": marbleDark,
  "marble-soft": marbleSoft,
  metal,
  onyx,
  pebbles,
  quarry,
  quartz,
  quartzite,
  resin,
  slate,
  solid,
  terracotta,
  terrazzo,
  travertine,
  wood,
};

/** Recipes that draw a thing instead of a surface. */
export const objects: Readonly<Record<string, ObjectRecipe>> = {
  "gift-card": giftCard,
  "setting-material": settingMaterial,
  trim,
};
