import type { Language } from "@azulejo/contract";

/** Every change of wording gets a new version, because each consent refers to the version that was agreed to. */
const VERSION = "2026-08";

type Words = (shop: string, phone: string) => string;

/** The consent texts, with the same meaning in both languages. */
const words: Record<Language, Words> = {
  en: (shop, phone) =>
    `I agree to get text messages from ${shop} about my orders (pickup, delivery, delays) at this number. It is not a condition of any purchase. Messages vary with my orders; message and data rates may apply. Reply STOP to end, HELP for help, or call ${phone}.`,
  es: (shop, phone) =>
    `Acepto recibir mensajes de texto de ${shop} sobre mis pedidos (recolección, entrega, demoras) en este número. No es condición para comprar. La frecuencia depende de mis pedidos; pueden aplicarse cargos por mensajes y datos. Responda ALTO para terminar, AYUDA para recibir ayuda, o llame al ${phone}.`,
};

export interface Consent {
  version: string;
  text: string;
}

export const consentIn = (language: Language, shop: string, phone: string): Consent => ({
  version: VERSION,
  text: words[language](shop, phone),
});
