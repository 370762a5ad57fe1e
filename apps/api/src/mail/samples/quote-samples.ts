import type { LetterId, LetterReader } from "@azulejo/contract/staff/letters.ts";
import { dayIn, money } from "../formats.ts";
import type { Letter } from "../letter.ts";
import { letters } from "../letters.ts";
import { short } from "./sample.ts";
import { buyer, TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const WEEK_MS = 7 * 86_400_000;

const question = { en: "Could you deliver in March?", es: "¿Podrían entregar en marzo?" };
const answer = { en: "Yes, from March 3.", es: "Sí, desde el 3 de marzo." };
const reason = { en: "The price is too high", es: "El precio es muy alto" };

const quote = (reader: LetterReader, letter: Letter, said: Record<"en" | "es", string>, paths: readonly string[] = []) =>
  short("mail.quote", reader, letter, ({ language, currency, storefront, now }: SampleShop) => ({
    values: {
      ...{ who: `${buyer.firstName} ${buyer.lastName}`, number: "700012", count: 3 },
      text: said[language],
      reason: storefront.settings.quotes.rejectReasons[0]?.label[language] ?? reason[language],
      amount: money(184_250, currency, language),
      until: dayIn(new Date(now.getTime() + WEEK_MS).toISOString(), storefront.timezone, language),
    },
    paths,
  }));

/** Emails about quotes. */
export const quoteSamples = {
  quoteRequested: quote("requests", letters.quoteRequested, question),
  quoteSent: quote("customer", letters.quoteSent, answer, [`order/acceptquote?link=${TICKET}`]),
  quoteAsked: quote("requests", letters.quoteAsked, question),
  quoteAnswered: quote("customer", letters.quoteAnswered, answer, ["account/quotes/700012"]),
  quoteRejected: quote("requests", letters.quoteRejected, question),
  quoteWithdrawn: quote("requests", letters.quoteWithdrawn, question),
} satisfies Partial<Record<LetterId, ReturnType<typeof quote>>>;
