import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { momentIn } from "../formats.ts";
import type { Letter } from "../letter.ts";
import { letters } from "../letters.ts";
import { short } from "./sample.ts";
import { address, buyer } from "./sample-people.ts";

const DAYS_MS = 3 * 86_400_000;
const SLAB = "B100-2";
const stone = { en: "Blue quartzite", es: "Cuarcita azul" };

const hold = (letter: Letter) =>
  short("mail.slabHold", "holder", letter, ({ language, storefront, stores, now }) => ({
    values: {
      ...{ name: buyer.firstName, slab: SLAB, stone: stone[language] },
      city: stores.find((one) => one.keepsSlabs)?.city ?? address.city,
      until: momentIn(new Date(now.getTime() + DAYS_MS).toISOString(), storefront.timezone, language),
    },
    paths: [`slabs/detail?code=${SLAB}`],
  }));

export const slabSamples = {
  slabHeld: hold(letters.slabHeld),
  slabPromoted: hold(letters.slabPromoted),
  slabExpired: hold(letters.slabExpired),
  slabReleased: hold(letters.slabReleased),
  slabSold: hold(letters.slabSold),
} satisfies Partial<Record<LetterId, ReturnType<typeof hold>>>;
