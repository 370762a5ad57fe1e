import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { dueOn } from "../../areas/privacy/index.ts";
import { todayOf } from "../../domain/day.ts";
import { day } from "../formats.ts";
import { letters } from "../letters.ts";
import { type LetterSample, short } from "./sample.ts";
import { buyer, TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const asked = ({ storefront, now, language }: SampleShop) => ({
  name: `${buyer.firstName} ${buyer.lastName}`,
  kind: "copy",
  requestNo: "P-7K2M-9QXD",
  day: day(dueOn(todayOf(now, storefront.timezone), false), language),
  note: { en: "You have ten years of orders with us.", es: "Tiene diez años de pedidos con nosotros." }[language],
});

export const privacySamples = {
  privacyAsk: short("mail.privacyAsk", "asker", letters.privacyAsk, (shop) => ({
    values: asked(shop),
    paths: [`privacy/confirm?token=${TICKET}`],
  })),
  privacyExtended: short("mail.privacyNews", "asker", letters.privacyExtended, (shop) => ({ values: asked(shop) })),
  privacyDone: short("mail.privacyNews", "asker", letters.privacyDone, (shop) => ({ values: asked(shop) })),
  privacyRefused: short("mail.privacyNews", "asker", letters.privacyRefused, (shop) => ({ values: asked(shop) })),
  privacyReceived: short("mail.privacyReceived", "asker", letters.privacyReceived, (shop) => ({ values: asked(shop) })),
} satisfies Partial<Record<LetterId, LetterSample>>;
