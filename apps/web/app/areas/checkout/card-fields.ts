import { type CardFrames, type CardScript, useCardFrames } from "@azulejo/ui/card/use-card-frames.ts";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

export type { CardScript } from "@azulejo/ui/card/use-card-frames.ts";
export type CardFields = CardFrames;

/** Mounts the payment provider's three frames, with the shop's font and texts. */
export function useCardFields(payment: CardScript, language: Language): CardFields {
  const t = useText();
  const words = {
    scriptFailed: t("payment.scriptFailed"),
    failed: t("payment.failed"),
    faults: {
      number: t("payment.fault.number"),
      expiry: t("payment.fault.expiry"),
      cvc: t("payment.fault.cvc"),
      declined: t("payment.fault.declined"),
    },
  };
  return useCardFrames({ ...payment, language, font: instrumentSans, words });
}
