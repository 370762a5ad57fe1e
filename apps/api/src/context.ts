import type { ContentManager, ContentReader } from "@azulejo/content-client";
import { type Language, ShopError } from "@azulejo/contract";
import type { Database, Query } from "@azulejo/database";
import type { Storefront } from "./domain/storefront.ts";
import type { Counters } from "./limits/counters.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { AccountingExchange } from "./ports/accounting-exchange.ts";
import type { Captcha } from "./ports/captcha.ts";
import type { CardPayments } from "./ports/card-payments.ts";
import type { GuardedCarrier } from "./ports/carrier/guarded-carrier.ts";
import type { Catalog, Scenes, SlabYard } from "./ports/catalog.ts";
import type { GuardedExtension } from "./ports/extension/guarded-extension.ts";
import type { GuardedSearch } from "./ports/extension/guarded-search.ts";
import type { Guarded } from "./ports/guards/guarded-payments.ts";
import type { IdentityProviders } from "./ports/identity-providers.ts";
import type { ImportWork } from "./ports/in-process/import-work.ts";
import type { Machine } from "./ports/in-process/machine.ts";
import type { SampleLetters } from "./ports/in-process/sample-letters.ts";
import type { SearchTally } from "./ports/in-process/search-tally.ts";
import type { Log } from "./ports/log.ts";
import type { Places } from "./ports/places/places.ts";
import type { BreachedPasswords } from "./ports/screening/breached-passwords.ts";
import type { DocumentScanner } from "./ports/screening/document-scanner.ts";
import type { GuardedTaxes } from "./ports/tax/guarded-taxes.ts";
import type { TextMessages } from "./ports/text-messages.ts";
import type { WalletPayments } from "./ports/wallet-payments.ts";
import type { WebhookSender } from "./ports/webhooks/webhook-sender.ts";
import type { ReferenceData } from "./reference-data.ts";
import type { Search } from "./search/search.ts";
import type { Lexicons } from "./search/text/lexicon.ts";
import type { Passwords } from "./session/passwords.ts";
import type { Seal } from "./session/seal.ts";
import type { Session } from "./session/session.ts";
import type { SigningKeys } from "./session/signing-keys.ts";
import type { StaffSession } from "./session/staff-session.ts";

export type { Log };

/** Services that live as long as the process. */
export interface Services {
  database: Database;
  /** The services of a storefront in this process. @throws storefront_unknown */
  shopOf(storefrontId: number): ShopServices;
  /** The services of every storefront. */
  shops(): ShopServices[];
  referenceData: ReferenceData;
  /** Cities and postal codes with their locations, for searches by place. */
  places: Places;
  /** The script of a map service; null for a shop that shows only an outline map. */
  mapScriptUrl: string | null;
  payments: CardPayments & Guarded;
  /** Payments from a wallet; null for a shop without one. */
  wallet: (WalletPayments & Guarded) | null;
  /** An extension's rules and adapters. */
  extension: GuardedExtension;
  /** An extension's search for products by words; null for a shop that searches itself. */
  productSearch: GuardedSearch | null;
  /** Taxes by a service, or by the storefront's own tables. */
  tax: GuardedTaxes;
  /** Book carriers for staff, each other pieces; none for a shop whose staff book them elsewhere. */
  carriers: readonly GuardedCarrier[];
  /** Messages to other systems, such as emails and captures. */
  outbox: Outbox;
  /** Examples of every email, for staff. */
  sampleLetters: SampleLetters;
  /** Text messages to customers; null if the shop has no provider, so that they aren't offered. */
  texts: TextMessages | null;
  /** Sends changes to other systems. */
  webhookSender: WebhookSender;
  captcha: Captcha;
  /** The captcha for staff sign-in: always the shop's own proof of work. */
  staffCaptcha: Captcha;
  /** Reads the file of a product's picture by its address; null if it can't be read. */
  readPicture(address: string): Promise<Uint8Array | null>;
  /** Imports of the catalog that staff have started. */
  importWork: ImportWork;
  machine: Machine;
  /** Counters of rate limits. */
  counters: Counters;
  keys: SigningKeys;
  passwords: Passwords;
  /** Files for and from accounting; null for a shop that exchanges none. */
  accounting: AccountingExchange | null;
  /** Scans uploads of customers; null for a shop without a scanner. */
  scanner: DocumentScanner | null;
  /** Breached passwords; null for a shop that doesn't use such a service. */
  breachedPasswords: BreachedPasswords | null;
  seal: Seal;
  /** Seals positions of writes. */
  lastWriteSeal: Seal;
  /** Identity providers to sign in with. */
  providers: IdentityProviders;
  log: Log;
  now(): Date;
}

/** The services of one storefront, for as long as the process lives. */
export interface ShopServices {
  search: Search;
  catalog: Catalog;
  scenes: Scenes;
  slabYard: SlabYard;
  /** Synonyms and other search words, including the supplier's own. */
  lexicons: Lexicons;
  /** The content system, over its delivery API. */
  content: ContentReader;
  /** The content system, over its management API; null for a shop whose staff edit content elsewhere. */
  contentManager: ContentManager | null;
  /** Searches counted but not written yet. */
  searches: SearchTally;
  /** The storefront's public address, without a trailing slash. */
  publicUrl: string;
  /** The public address of files in the content system, that of the first storefront. */
  filesUrl: string;
}

/** Services for work on a storefront, in a request or in a job. */
export interface Work extends Services, ShopServices {
  query: Query;
  storefront: Storefront;
  /** The staff member; null for customers and jobs. */
  staff: StaffSession | null;
}

/** A request's caller, language and input. */
export interface RequestContext {
  language: Language;
  /** Identifies the caller for idempotency keys and rate limits; neither personal nor secret. */
  caller: string;
  requestId: string;
  /** Sets when the response expires, in ms since 1970; the earliest time applies. */
  trueUntil(moment: number): void;
  /** The signed-in customer; null for a guest. */
  session: Session | null;
  /** The idempotency key sent by the caller, for writes that can be repeated safely even after a crash. */
  idempotencyKey: string | undefined;
  /** The client's network address and user agent. */
  client: { address: string; agent: string };
  /** The tokens as sent, for calls that read them directly. */
  presented: { authToken: string; refreshToken: string };
  /** Whether the call came over HTTP, not from a page of this process. */
  isOutside: boolean;
  /** Whether the caller's responses contain no prices. */
  pricesHidden: boolean;
}

/** The first argument of every verb. */
export interface Context extends Work, RequestContext {}

/** Returns the context for work without a request, such as a job. */
export const workOn = (services: Services, storefront: Storefront): Work => ({
  ...services,
  ...services.shopOf(storefront.id),
  query: services.database.query,
  storefront,
  staff: null,
});

/** Runs `work` in one transaction, with a context whose `query` is the transaction. */
export function inTransaction<Inside extends Pick<Work, "query">, T>(context: Inside, work: (inside: Inside) => Promise<T>): Promise<T> {
  return context.query.transaction().execute((query) => work({ ...context, query }));
}

/** Returns the signed-in customer, for verbs of calls that need one. @throws account_session_required */
export function requireSession(context: Pick<Context, "session">): Session {
  if (!context.session) throw new ShopError("account_session_required");
  return context.session;
}

/** Returns the staff member who makes the call, for verbs of office calls. @throws account_session_required */
export function requireStaff(context: Pick<Work, "staff">): StaffSession {
  if (!context.staff) throw new ShopError("account_session_required");
  return context.staff;
}
