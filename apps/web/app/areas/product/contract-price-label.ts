import type { Language, Price } from "@azulejo/contract";
import { day } from "../../i18n/formats.ts";
import type { useText } from "../../i18n/text.ts";

/** Says that a price is the customer's contract price, with its last day if it has one. */
export const contractPriceLabel = ({ until }: NonNullable<Price["own"]>, language: Language, t: ReturnType<typeof useText>): string =>
  until ? t("price.ownUntil", { day: day(until, language) }) : t("price.own");
