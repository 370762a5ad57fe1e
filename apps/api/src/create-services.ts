import type { ApiOptions } from "./api.ts";
import { createImportWork, noImportWork } from "./areas/catalog/index.ts";
import { takeMoveIn } from "./areas/movein/index.ts";
import type { Services } from "./context.ts";
import { memoryCounters } from "./limits/counters.ts";
import { createSampleLetters } from "./mail/samples/create-sample-letters.ts";
import { guardCarrier } from "./ports/carrier/guarded-carrier.ts";
import { guardExtension } from "./ports/extension/guarded-extension.ts";
import { guardSearch } from "./ports/extension/guarded-search.ts";
import { guardCards, guardWallet } from "./ports/guards/guarded-payments.ts";
import { unknownMachine } from "./ports/in-process/machine.ts";
import { createPlaces } from "./ports/places/places.ts";
import { createBreachedPasswords } from "./ports/screening/breached-passwords.ts";
import { guardTaxes } from "./ports/tax/guarded-taxes.ts";
import { tableTaxes } from "./ports/tax/table-taxes.ts";
import { createWebhookSender } from "./ports/webhooks/webhook-sender.ts";
import { createReferenceData } from "./reference-data.ts";
import { createPasswords } from "./session/passwords.ts";
import { createSeal } from "./session/seal.ts";
import { createSigningKeys } from "./session/signing-keys.ts";
import type { OpenStorefronts } from "./storefronts/open-storefronts.ts";

/** Returns the services of the process. @param storefronts returns the open storefronts; not called before the first request */
export function createServices(options: ApiOptions, outbox: Services["outbox"], storefronts: () => OpenStorefronts): Services {
  const { database, payments, wallet, captcha, providers, log, now, works = true } = options;
  const seal = createSeal(options.sessionSecret, options.formerSessionSecret);
  const services: Services = {
    database,
    shopOf: (id) => storefronts().of(id).services,
    shops: () =>
      storefronts()
        .all()
        .map((shop) => shop.services),
    payments: guardCards(payments, () => now().getTime()),
    wallet: wallet && guardWallet(wallet, () => now().getTime()),
    extension: guardExtension(options.extended ?? {}, log),
    productSearch: options.extended?.search ? guardSearch(options.extended.search, { log, now }) : null,
    tax: guardTaxes(options.taxService ?? tableTaxes, { log, now }),
    carriers: (options.carriers ?? []).map((carrier) => guardCarrier(carrier, { log, now })),
    outbox,
    sampleLetters: createSampleLetters(() => services),
    texts: options.texts ?? null,
    webhookSender: createWebhookSender({ networks: options.webhookNetworks ?? [] }),
    captcha,
    staffCaptcha: options.staffCaptcha ?? captcha,
    providers,
    readPicture: options.readPicture ?? (async () => null),
    machine: options.machine ?? unknownMachine,
    importWork: works ? createImportWork([takeMoveIn]) : noImportWork,
    log,
    now,
    seal,
    lastWriteSeal: createSeal(options.sessionSecret, options.formerSessionSecret, "last write"),
    counters: options.counters ?? memoryCounters,
    keys: createSigningKeys({ database, seal, now }),
    passwords: createPasswords(options.passwordCost),
    accounting: options.accounting ?? null,
    scanner: options.scanner ?? null,
    breachedPasswords: options.breachedPasswordsUrl ? createBreachedPasswords(options.breachedPasswordsUrl, log) : null,
    places: createPlaces(options.placesFile),
    mapScriptUrl: options.mapScriptUrl ?? null,
    referenceData: createReferenceData(),
  };
  return services;
}
