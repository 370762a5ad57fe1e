import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { sourcesIn } from "../../areas/subscriptions/index.ts";
import { text } from "../../messages/index.ts";
import { letters } from "../letters.ts";
import { alertValues, priceValues } from "../subscription/send-stock-alert-mails.ts";
import { type LetterSample, short } from "./sample.ts";
import { TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const named = ({ language }: SampleShop) => ({ names: sourcesIn(language)[0]?.name ?? "" });

const WANTED_UNITS = 12;
const AVAILABLE_UNITS = 40;
const wanted = ({ item, store, language }: SampleShop) =>
  alertValues({ ...item, units: WANTED_UNITS, store: store?.texts[language].name ?? null }, language);

/** Emails about subscriptions, and about goods that people wait for. */
export const subscriptionSamples = {
  subscriptionAsk: short("mail.subscriptionAsk", "subscriber", letters.subscriptionAsk, (shop) => ({
    values: named(shop),
    paths: [`subscription/confirm?token=${TICKET}`],
  })),
  subscriptionWelcome: short("mail.subscriptionWelcome", "subscriber", letters.subscriptionWelcome, (shop) => ({
    values: named(shop),
    paths: [`subscription/unsubscribe?token=${TICKET}`],
  })),
  stockAlertAsk: short("mail.stockAlertAsk", "asker", letters.stockAlertAsk, (shop) => ({
    values: wanted(shop),
    paths: [`subscription/stock-alert?token=${TICKET}`],
  })),
  stockAlert: short("mail.stockAlert", "asker", letters.stockAlert, (shop) => ({
    values: {
      ...wanted(shop),
      ...priceValues(WANTED_UNITS * shop.item.cents, shop.currency, shop.language),
      available: text(shop.language, `mail.receipt.quantity.${shop.item.sellUnit}`, { count: AVAILABLE_UNITS }),
    },
    paths: [`product/?item=${encodeURIComponent(shop.item.itemNo)}`],
  })),
} satisfies Partial<Record<LetterId, LetterSample>>;
