import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { sourcesIn } from "../../areas/subscriptions/index.ts";
import { letters } from "../letters.ts";
import { type LetterSample, short } from "./sample.ts";
import { TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const named = ({ language }: SampleShop) => ({ names: sourcesIn(language)[0]?.name ?? "" });

/** Emails about subscriptions. */
export const subscriptionSamples = {
  subscriptionAsk: short("mail.subscriptionAsk", "subscriber", letters.subscriptionAsk, (shop) => ({
    values: named(shop),
    paths: [`subscription/confirm?token=${TICKET}`],
  })),
  subscriptionWelcome: short("mail.subscriptionWelcome", "subscriber", letters.subscriptionWelcome, (shop) => ({
    values: named(shop),
    paths: [`subscription/unsubscribe?token=${TICKET}`],
  })),
} satisfies Partial<Record<LetterId, LetterSample>>;
