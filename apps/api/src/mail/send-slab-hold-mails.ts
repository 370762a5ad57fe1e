import type { Language } from "@azulejo/contract";
import { codeOf, type HoldMail, SLAB_HOLD_MAIL, selectHoldNews } from "../areas/slabs/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { momentIn } from "./formats.ts";
import { type Letter, letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

const letterOf: Record<HoldMail, Letter> = {
  held: letters.slabHeld,
  promoted: letters.slabPromoted,
  expired: letters.slabExpired,
  released: letters.slabReleased,
  sold: letters.slabSold,
};

/** Delivers `mail.slabHold` in the holder's language, unless it is outdated good news. */
export const slabHoldCouriers = (services: Services, mailer: Mailer) => ({
  [SLAB_HOLD_MAIL]: (async ({ holdId, news }, key) => {
    const { database } = services;
    const hold = await selectHoldNews(database.query, Number(holdId));
    const letter = letterOf[news as HoldMail];
    const isGood = news === "held" || news === "promoted";
    if (!hold || (isGood && hold.state !== "holding")) return;
    const storefront = await requireStorefront(services, hold.storefrontId);
    const language = hold.language as Language;
    const [product] = await services.shopOf(hold.storefrontId).catalog.products(database.query, hold.storefrontId, [hold.productId]);
    const slab = codeOf(hold.bundle, hold.sequence);
    const words = letterText(language, letter, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      name: hold.givenName,
      slab,
      stone: product?.texts[language].name ?? slab,
      city: hold.city,
      until: hold.expiresAt ? momentIn(hold.expiresAt.toISOString(), hold.timezone, language) : "",
    });
    const addresses = [`${storefront.publicUrl}/${language}/slabs/detail?code=${encodeURIComponent(slab)}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: hold.email, language, words, addresses })), key });
  }) satisfies Courier,
});
