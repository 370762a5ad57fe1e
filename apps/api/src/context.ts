import type { ContentManager, ContentReader } from "@azulejo/content-client";
import { type Language, ShopError } from "@azulejo/contract";
import type { Database, Query } from "@azulejo/database";
import type { Storefront } from "./domain/storefront.ts";
import type { Counters } from "./limits/counters.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Captcha } from "./ports/captcha.ts";
import type { CardPayments } from "./ports/card-payments.ts";
import type { Catalog, Scenes, SlabYard } from "./ports/catalog.ts";
import type { GuardedExtension } from "./ports/extension/guarded-extension.ts";
import type { IdentityProviders } from "./ports/identity-providers.ts";
import type { ImportWork } from "./ports/in-process/import-work.ts";
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
  /** Cities and postal codes, for a search near them. */
  places: Places;
  /** The script of a map service with streets; null for a shop that has only our outline. */
  mapScriptUrl: string | null;
  payments: CardPayments;
  /** Payments from a wallet; null for a shop without one. */
  wallet: WalletPayments | null;
  /** Additions of an extension to the shop's rules. */
  extension: GuardedExtension;
  /** Taxes by a service, or by the storefront's own tables. */
  tax: GuardedTaxes;
  /** Mail, captures and other messages to the outside. */
  outbox: Outbox;
  /** Examples of every email, for staff. */
  sampleLetters: SampleLetters;
  /** Text messages to customers; null where the shop has no provider for them, which offers them nowhere. */
  texts: TextMessages | null;
  /** Sends what has changed to other systems. */
  webhookSender: WebhookSender;
  captcha: Captcha;
  /** The captcha of the staff's sign-in: the shop's own proof of work, whatever its visitors see. */
  staffCaptcha: Captcha;
  /** Reads the file of a product's picture by its address; null where it can't be had. */
  readPicture(address: string): Promise<Uint8Array | null>;
  /** Imports of the catalog that staff have started. */
  importWork: ImportWork;
  /** Count what clients spend of their limits. */
  counters: Counters;
  keys: SigningKeys;
  passwords: Passwords;
  /** Scans what customers send; null for a shop without a scanner. */
  scanner: DocumentScanner | null;
  /** Passwords of other sites' breaches; null for a shop that asks nobody. */
  breachedPasswords: BreachedPasswords | null;
  seal: Seal;
  /** Other services that one can sign in with. */
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
  /** The words that searchers use, the supplier's own among them. */
  lexicons: Lexicons;
  /** The content system, over its delivery API. */
  content: ContentReader;
  /** The content system, over its management API; null for a shop whose staff edit content elsewhere. */
  contentManager: ContentManager | null;
  /** Searches that are counted and not written yet. */
  searches: SearchTally;
  /** Where the storefront is seen by its visitors; without a slash at its end. */
  publicUrl: string;
  /** Where the content system names the files of all storefronts: the address of the first. */
  filesUrl: string;
}

/** The services that work on a storefront needs, whether a request asks for it or a job does it. */
export interface Work extends Services, ShopServices {
  query: Query;
  storefront: Storefront;
  /** The staff member; null for customers and jobs. */
  staff: StaffSession | null;
}

/** The facts of a request: caller, language and input. */
export interface RequestContext {
  language: Language;
  /** Groups a caller's idempotency keys and rate limits; not personal, not secret. */
  caller: string;
  requestId: string;
  /** Declares when the answer expires (milliseconds); the response carries the earliest such time. */
  trueUntil(moment: number): void;
  /** The signed-in customer; null for a guest. */
  session: Session | null;
  /** The key that the caller sent, for writes that repeat safely by it even after a crash. */
  idempotencyKey: string | undefined;
  /** The browser at the other end, as far as it says. */
  client: { address: string; agent: string };
  /** Raw tokens, for the calls that read them directly. */
  presented: { authToken: string; refreshToken: string };
  /** Over HTTP, not a page of this process. */
  isOutside: boolean;
  /** This caller's answers then carry no price at all. */
  pricesHidden: boolean;
}

/** The first argument of every verb. */
export interface Context extends Work, RequestContext {}

/** Work that nobody asks for, such as a job that ends what is due. */
export const workOn = (services: Services, storefront: Storefront): Work => ({
  ...services,
  ...services.shopOf(storefront.id),
  query: services.database.query,
  storefront,
  staff: null,
});

/** Runs `work` in one transaction; the context it gets writes inside it. */
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
