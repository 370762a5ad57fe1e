import {
  type ApiOptions,
  createAltchaCaptcha,
  createClamdScanner,
  createEasyPostCarrier,
  createMachine,
  createOidcProviders,
  createPayPalPayments,
  createShipStationFreight,
  createSmtpMailer,
  createStripeCardPayments,
  createTwilioTextMessages,
} from "@azulejo/api";
import { createBucketStore } from "@azulejo/content";
import type { Extended } from "@azulejo/extend";
import { createCaptcha } from "../config/captcha.ts";
import type { Config } from "../config/config.ts";
import { createTaxService } from "../config/taxes.ts";
import { version } from "../log.ts";
import { roles } from "./roles.ts";

/** Connects the API to the outside services in the configuration, or to those of an extension. */
export const serviceOptions = (config: Config, extension: Extended, now: () => Date) =>
  ({
    extended: extension,
    payments: extension.payments ?? createStripeCardPayments(config.stripe),
    wallet: extension.wallet ?? (config.paypal && createPayPalPayments(config.paypal)),
    taxService: extension.tax ?? createTaxService(config.tax, config.stripe),
    carriers: carriersOf(config, extension),
    texts: extension.texts ?? (config.twilio && createTwilioTextMessages({ ...config.twilio, publicUrl: config.publicUrl })),
    captcha: extension.captcha ?? createCaptcha(config.captcha, now),
    staffCaptcha: createAltchaCaptcha({ secret: config.captcha.secret, now }),
    accounting: config.accounting && { store: createBucketStore(config.accounting.bucket), files: config.accounting.files },
    scanner: config.clamavAddress ? createClamdScanner(config.clamavAddress) : null,
    providers: createOidcProviders(config.providers),
    mailer: extension.mailer ?? createSmtpMailer(config.smtpUrl),
  }) satisfies Partial<ApiOptions>;

/** Returns the shop's own carrier services, besides those whose pieces an extension's takes. */
function carriersOf({ easypost, shipstation }: Config, { carrier }: Extended) {
  const own = [...(easypost ? [createEasyPostCarrier(easypost)] : []), ...(shipstation ? [createShipStationFreight(shipstation)] : [])];
  return carrier ? [carrier, ...own.filter(({ takes }) => !takes.some((kind) => carrier.takes.includes(kind)))] : own;
}

/** Returns the API's options that come directly from the configuration. */
export const configuredOptions = (config: Config) =>
  ({
    searchIn: config.search,
    machine: createMachine(version, config.database.dataDir),
    indexFolder: `${config.database.dataDir}/search`,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    sessionSecret: config.sessionSecret,
    formerSessionSecret: config.formerSessionSecret,
    webhookNetworks: config.webhookNetworks,
    publicUrl: config.publicUrl,
    tagEventsUrl: config.tagEventsUrl,
    placesFile: config.placesFile,
    mapScriptUrl: config.mapScriptUrl,
    startsWorkLater: true,
    works: roles[config.role].work,
    checkAnswers: config.checkAnswers,
    rateLimits: {
      pointsPerMinute: config.rateLimitPerMinute,
      formsPerTenMinutes: config.formLimit,
      signInsPerTenMinutes: config.signInLimit,
    },
  }) satisfies Partial<ApiOptions>;
