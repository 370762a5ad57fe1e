import type { ContentManager, ContentReader } from "@azulejo/content-client";
import type { Language, ShopApi } from "@azulejo/contract";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, Database } from "@azulejo/database";
import type { Carrier } from "@azulejo/extend/carrier.ts";
import type { Extended } from "@azulejo/extend/extension.ts";
import type { TaxService } from "@azulejo/extend/tax-service.ts";
import type { selectStorefrontPicture } from "./areas/storefront/index.ts";
import type { PipelineOptions } from "./calls/pipeline.ts";
import type { Log, Services, ShopServices } from "./context.ts";
import type { Storefront } from "./domain/storefront.ts";
import type { Readiness } from "./http/readiness.ts";
import type { ServeCall } from "./http/serve-call.ts";
import type { Counters } from "./limits/counters.ts";
import type { QueueFigures } from "./outbox/outbox.ts";
import type { AccountingExchange } from "./ports/accounting-exchange.ts";
import type { Captcha } from "./ports/captcha.ts";
import type { CardPayments } from "./ports/card-payments.ts";
import type { IdentityProviders } from "./ports/identity-providers.ts";
import type { Machine } from "./ports/in-process/machine.ts";
import type { Mailer } from "./ports/mail/mailer.ts";
import type { DocumentScanner } from "./ports/screening/document-scanner.ts";
import type { TextMessages } from "./ports/text-messages.ts";
import type { WalletPayments } from "./ports/wallet-payments.ts";
import type { PasswordCost } from "./session/passwords.ts";
import type { ShopContent } from "./storefronts/open-storefront.ts";
import type { ServedStorefront } from "./storefronts/open-storefronts.ts";

export interface ApiOptions extends Omit<PipelineOptions, "turnOver"> {
  database: Database;
  payments: CardPayments;
  wallet: WalletPayments | null;
  /** The extension's deliveries, rules and listeners. Its adapters have options of their own. */
  extended?: Extended | undefined;
  /** Missing: the storefront's own tables. */
  taxService?: TaxService | undefined;
  /** Missing or none: staff book carriers elsewhere. */
  carriers?: readonly Carrier[];
  /** Null or missing: text messages aren't offered. */
  texts?: TextMessages | null;
  /** Networks of the shop's own that webhooks may reach besides public addresses. */
  webhookNetworks?: readonly string[];
  captcha: Captcha;
  /** Missing: the same. */
  staffCaptcha?: Captcha;
  providers: IdentityProviders;
  /** Secret that encrypts the keys of sessions and the second factors. */
  sessionSecret: string;
  /** Where files for accounting are put each day; null or missing: nowhere. */
  accounting?: AccountingExchange | null;
  /** Scans documents that customers upload; if missing, they aren't scanned. */
  scanner?: DocumentScanner | null | undefined;
  /** Address of a range API like that of Have I Been Pwned; if missing, passwords aren't looked up among breached ones. */
  breachedPasswordsUrl?: string | undefined;
  /** The previous session secret, for values that are still encrypted with it. */
  formerSessionSecret?: string | undefined;
  /** The cost of hashing a password; OWASP's recommendation by default. */
  passwordCost?: PasswordCost;
  content: ContentReader;
  /** Null or missing: staff edit no content. */
  contentManager?: ContentManager | null;
  /** The content of each storefront; missing: `content` for all. */
  contentOf?: (storefront: Pick<Storefront, "id" | "contentSpaceId">) => Promise<ShopContent>;
  mailer: Mailer;
  publicUrl: string;
  /** Where events of pages without tags are sent; undefined for nowhere. */
  tagEventsUrl?: string | undefined;
  /** Counters for rate limits; if missing, this process counts alone. */
  counters?: Counters;
  /** Where products are searched: in this process's memory by default, or in the database. */
  searchIn?: "memory" | "sql";
  /** A folder for large indexes, from a stop to the next start; missing: they are built at each start. */
  indexFolder?: string;
  /** A folder in which large search indexes are saved between runs; if missing, they are built at each start. */
  placesFile?: string | undefined;
  /** A table of places (postal codes) that replaces the shop's own. */
  readPicture?: Services["readPicture"];
  /** The script of Google Maps, with its key; missing or null for a shop without one. */
  mapScriptUrl?: string | null | undefined;
  /** The machine that the process runs on; missing: nothing is known of it. */
  machine?: Machine;
  log: Log;
  now(): Date;
  /**
   * Called with every change after this process has applied it to a storefront, with the tags of its pages that show changed products; null
   * for every page.
   */
  onChanges?: (storefrontId: number, changes: Change[], tags: PageTag[] | null) => void;
  /** Called with the tags of lists that depend on stock once the search index has read it, a moment after the change. */
  onRestocked?: (storefrontId: number, tags: PageTag[]) => void;
  /** Called with the storefronts that were added or changed. */
  onStorefronts?: (ids: number[]) => void;
  /** 1 in tests: messages are then delivered in the order of their writing. */
  workersPerQueue?: number;
  /** Scheduled jobs run unless a test leaves them out. */
  jobs?: boolean;
  /** False: other processes deliver messages and run jobs and imports. */
  works?: boolean;
  /** Deliveries and jobs wait for `startWork`, so that the process can answer pages first. */
  startsWorkLater?: boolean;
}

/** The API of a shop. `call` is for pages in the same process; its calls aren't rate limited, because the pages' visitors are. */
export interface Api extends ShopApi {
  fetch(request: Request): Promise<Response>;
  /** Starts deliveries and scheduled jobs; until then the shop is not ready. */
  startWork(): Promise<void>;
  /** Returns within a second which parts of the process are ready. */
  readiness(): Promise<Readiness>;
  /** Answers most calls without a `Request`; for the rest there is `fetch`. */
  serveCall: ServeCall;
  /** The session that an auth token names and its signature proves, without a query. */
  sessionOf(authToken: string): Promise<string | null>;
  /** Whether an auth token is certainly not the shop's own, without a query. */
  isForged(authToken: string): Promise<boolean>;
  /** Services of the process and of the first storefront, for tests and scripts. */
  services: Services & ShopServices;
  /** The storefronts, the one of unknown hosts first; empty for a shop without settings. */
  storefronts(): ServedStorefront[];
  /** Origins of a storefront's pictures on other hosts; a page's policy has to allow them. */
  pictureHosts(storefrontId: number): string[];
  /** Names of query parameters that distinguish products in their addresses of another system. */
  oldAddressParameters(storefrontId: number): ReadonlySet<string>;
  /** Returns a storefront's logo or icon; undefined if it has none. */
  storefrontPicture(storefrontId: number, kind: "logo" | "favicon"): ReturnType<typeof selectStorefrontPicture>;
  /** Origins of a storefront's tags. */
  tagHosts(storefrontId: number): string[];
  /** Applies all changes committed so far, and delivers the outbox: for tests and scripts. */
  settle(): Promise<void>;
  /** Seconds for which this process has been missing changes; 0 if it has applied all of them. */
  changeLagSeconds(): number;
  /** Counts a search of a page that this process sends. @param language null for the storefront's own */
  noteSearch(storefrontId: number, language: Language | null, typed: string): void;
  /** Counts of undelivered messages by kind. */
  outboxFigures(): Promise<QueueFigures[]>;
  close(): Promise<void>;
}
