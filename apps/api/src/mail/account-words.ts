import type { Language } from "@azulejo/contract";
import type { Notice } from "../areas/account/index.ts";

/** The text of one account email. */
export interface AccountMailText {
  subject: string;
  heading: string;
  lines: string[];
  /** The labels of its links. */
  actions: string[];
  /** Small print. */
  after: string[];
}

interface AccountWords {
  proof(shop: string): AccountMailText;
  /** Sent instead of the confirmation when the address has an account. */
  taken(shop: string): AccountMailText;
  reset(shop: string): AccountMailText;
  addressProof(shop: string): AccountMailText;
  /** The subject, also used as the heading, and what happened. @param detail the service or the address it is about */
  notices: Record<Notice, (shop: string, detail: string) => { subject: string; line: string; gone?: boolean }>;
  /** When and from where. */
  circumstances(time: string, from: string): string;
  /** What to do if you didn't make the change; `gone` is for an account that no longer exists. */
  notYou: { action: string; line(phone: string): string; gone(phone: string): string };
}

const en: AccountWords = {
  proof: (shop) => ({
    subject: `Confirm your mail address for ${shop}`,
    heading: "Confirm your mail address",
    lines: [
      `An account at ${shop} was opened with this address. Once you confirm it, you can sign in with it from any device, and the orders that you placed with it join the account.`,
    ],
    actions: ["Confirm the address"],
    after: [
      "The link is good for 24 hours and works once. On another device you are asked for the password of the account.",
      "You did not open an account? Then do nothing: without your confirmation nobody can sign in with your address.",
    ],
  }),
  taken: (shop) => ({
    subject: `You already have an account at ${shop}`,
    heading: "You already have an account",
    lines: [`Somebody, probably you, wanted to use this address for an account at ${shop}. It has one already.`],
    actions: ["Sign in", "Choose a new password"],
    after: ["It was not you? There is nothing to do: your account is as it was."],
  }),
  reset: (shop) => ({
    subject: `Choose a new password for ${shop}`,
    heading: "Choose a new password",
    lines: [`With this link you choose a new password for your account at ${shop}.`],
    actions: ["Choose a password"],
    after: [
      "The link is good for 30 minutes and works once. A new password signs you out on all devices.",
      "You did not ask for it? Then do nothing: your password stays as it is.",
    ],
  }),
  addressProof: (shop) => ({
    subject: `Confirm your new mail address for ${shop}`,
    heading: "Confirm your new mail address",
    lines: [`An account at ${shop} is to have this address from now on. Confirm it, then sign in with it.`],
    actions: ["Confirm the address"],
    after: [
      "The link is good for 24 hours and works once. On another device you are asked for the password of the account.",
      "You know nothing of this? Then do nothing: the account keeps its old address.",
    ],
  }),
  notices: {
    addressAsked: (shop, detail) => ({
      subject: `Your mail address at ${shop} is about to change`,
      line: `Somebody who is signed in to your account wants to change its address to ${detail}. It changes once that address is confirmed.`,
    }),
    addressChanged: (shop, detail) => ({
      subject: `Your mail address at ${shop} has changed`,
      line: `From now on you sign in with ${detail}. This mail is the last one to your old address.`,
    }),
    passwordChanged: (shop) => ({
      subject: `Your password at ${shop} has changed`,
      line: "The password of your account was changed. All other devices have been signed out.",
    }),
    passkeyAdded: (shop) => ({
      subject: `A passkey was added to your account at ${shop}`,
      line: "From now on your account can be entered with a new passkey.",
    }),
    passkeyRemoved: (shop) => ({
      subject: `A passkey was removed from your account at ${shop}`,
      line: "The passkey no longer opens your account.",
    }),
    codesOn: (shop) => ({
      subject: `Sign-in codes are on for your account at ${shop}`,
      line: "From now on your account asks for a code from your authenticator app after the password.",
    }),
    codesOff: (shop) => ({
      subject: `Sign-in codes are off for your account at ${shop}`,
      line: "Your account no longer asks for a code after the password.",
    }),
    serviceLinked: (shop, detail) => ({
      subject: `${detail} now opens your account at ${shop}`,
      line: `From now on your account can be entered with ${detail}.`,
    }),
    serviceRemoved: (shop, detail) => ({
      subject: `${detail} no longer opens your account at ${shop}`,
      line: `The link between your account and ${detail} was removed.`,
    }),
    accountDeleted: (shop) => ({
      subject: `Your account at ${shop} was deleted`,
      line: "Your profile, addresses and ways to sign in are gone. Orders stay on file as the law demands.",
      gone: true,
    }),
  },
  circumstances: (time, from) => (from ? `${time}, from ${from}.` : `${time}.`),
  notYou: {
    action: "Choose a new password",
    line: (phone) => `It was not you? Choose a new password at once, and call us at ${phone}.`,
    gone: (phone) => `It was not you? Call us at ${phone}.`,
  },
};

const es: AccountWords = {
  proof: (shop) => ({
    subject: `Confirme su correo electrónico para ${shop}`,
    heading: "Confirme su correo electrónico",
    lines: [
      `Se abrió una cuenta en ${shop} con esta dirección. En cuanto la confirme, podrá iniciar sesión desde cualquier dispositivo y los pedidos que hizo con ella quedarán en la cuenta.`,
    ],
    actions: ["Confirmar la dirección"],
    after: [
      "El enlace sirve durante 24 horas y una sola vez. En otro dispositivo se le pide la contraseña de la cuenta.",
      "¿No abrió usted una cuenta? Entonces no haga nada: sin su confirmación nadie puede iniciar sesión con su dirección.",
    ],
  }),
  taken: (shop) => ({
    subject: `Usted ya tiene una cuenta en ${shop}`,
    heading: "Usted ya tiene una cuenta",
    lines: [`Alguien, probablemente usted, quiso usar esta dirección para una cuenta en ${shop}. Ya tiene una.`],
    actions: ["Iniciar sesión", "Elegir otra contraseña"],
    after: ["¿No fue usted? No hace falta hacer nada: su cuenta sigue igual."],
  }),
  reset: (shop) => ({
    subject: `Elija otra contraseña para ${shop}`,
    heading: "Elija otra contraseña",
    lines: [`Con este enlace usted elige otra contraseña para su cuenta en ${shop}.`],
    actions: ["Elegir contraseña"],
    after: [
      "El enlace sirve durante 30 minutos y una sola vez. Al cambiar la contraseña se cierra la sesión en todos los dispositivos.",
      "¿No lo pidió usted? Entonces no haga nada: su contraseña sigue siendo la misma.",
    ],
  }),
  addressProof: (shop) => ({
    subject: `Confirme su nuevo correo electrónico para ${shop}`,
    heading: "Confirme su nuevo correo electrónico",
    lines: [`Una cuenta en ${shop} va a llevar esta dirección en adelante. Confírmela y después inicie sesión con ella.`],
    actions: ["Confirmar la dirección"],
    after: [
      "El enlace sirve durante 24 horas y una sola vez. En otro dispositivo se le pide la contraseña de la cuenta.",
      "¿No sabe nada de esto? Entonces no haga nada: la cuenta conserva su dirección anterior.",
    ],
  }),
  notices: {
    addressAsked: (shop, detail) => ({
      subject: `Su correo electrónico en ${shop} está por cambiar`,
      line: `Alguien con la sesión iniciada en su cuenta quiere cambiar la dirección a ${detail}. El cambio se hace cuando esa dirección se confirme.`,
    }),
    addressChanged: (shop, detail) => ({
      subject: `Cambió su correo electrónico en ${shop}`,
      line: `En adelante usted inicia sesión con ${detail}. Este es el último correo a su dirección anterior.`,
    }),
    passwordChanged: (shop) => ({
      subject: `Cambió su contraseña en ${shop}`,
      line: "Se cambió la contraseña de su cuenta. Se cerró la sesión en todos los demás dispositivos.",
    }),
    passkeyAdded: (shop) => ({
      subject: `Se agregó una llave de acceso a su cuenta en ${shop}`,
      line: "En adelante se puede entrar en su cuenta con una nueva llave de acceso.",
    }),
    passkeyRemoved: (shop) => ({
      subject: `Se quitó una llave de acceso de su cuenta en ${shop}`,
      line: "Esa llave de acceso ya no abre su cuenta.",
    }),
    codesOn: (shop) => ({
      subject: `Se activaron los códigos de su cuenta en ${shop}`,
      line: "En adelante, después de la contraseña su cuenta pide un código de su aplicación de autenticación.",
    }),
    codesOff: (shop) => ({
      subject: `Se desactivaron los códigos de su cuenta en ${shop}`,
      line: "Su cuenta ya no pide un código después de la contraseña.",
    }),
    serviceLinked: (shop, detail) => ({
      subject: `${detail} ya abre su cuenta en ${shop}`,
      line: `En adelante se puede entrar en su cuenta con ${detail}.`,
    }),
    serviceRemoved: (shop, detail) => ({
      subject: `${detail} ya no abre su cuenta en ${shop}`,
      line: `Se quitó el enlace entre su cuenta y ${detail}.`,
    }),
    accountDeleted: (shop) => ({
      subject: `Se eliminó su cuenta en ${shop}`,
      line: "Se borraron su perfil, sus direcciones y sus maneras de iniciar sesión. Los pedidos se conservan como exige la ley.",
      gone: true,
    }),
  },
  circumstances: (time, from) => (from ? `${time}, desde ${from}.` : `${time}.`),
  notYou: {
    action: "Elegir otra contraseña",
    line: (phone) => `¿No fue usted? Elija de inmediato otra contraseña y llámenos al ${phone}.`,
    gone: (phone) => `¿No fue usted? Llámenos al ${phone}.`,
  },
};

export const accountWords: Record<Language, AccountWords> = { en, es };
