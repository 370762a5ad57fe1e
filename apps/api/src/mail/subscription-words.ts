import type { Language } from "@azulejo/contract";
import type { AccountMailText } from "./account-words.ts";

/** The texts of emails about subscriptions. @param names the sources' names, as a list */
interface SubscriptionWords {
  ask(shop: string, names: string): AccountMailText;
  welcome(shop: string, names: string): AccountMailText;
}

export const subscriptionWords: Record<Language, SubscriptionWords> = {
  en: {
    ask: (shop, names) => ({
      subject: `Is that you? News from ${shop}`,
      heading: "One more click",
      lines: [`Somebody, probably you, asked ${shop} to send this to your address: ${names}.`],
      actions: ["Yes, send it to me"],
      after: ["The link is good for 7 days.", "You did not ask? Then do nothing: without your yes we send nothing."],
    }),
    welcome: (shop, names) => ({
      subject: `You get news from ${shop}`,
      heading: "Thank you",
      lines: [`From now on you get: ${names}.`],
      actions: ["Unsubscribe"],
      after: ["Every mail has such a link; one click ends it."],
    }),
  },
  es: {
    ask: (shop, names) => ({
      subject: `¿Es usted? Noticias de ${shop}`,
      heading: "Falta un clic",
      lines: [`Alguien, probablemente usted, pidió a ${shop} que le enviara a esta dirección: ${names}.`],
      actions: ["Sí, quiero recibirlo"],
      after: ["El enlace sirve durante 7 días.", "¿No lo pidió usted? Entonces no haga nada: sin su confirmación no enviamos nada."],
    }),
    welcome: (shop, names) => ({
      subject: `Usted recibe noticias de ${shop}`,
      heading: "Gracias",
      lines: [`En adelante usted recibe: ${names}.`],
      actions: ["Cancelar la suscripción"],
      after: ["Cada correo lleva un enlace como este; con un clic se cancela."],
    }),
  },
};
