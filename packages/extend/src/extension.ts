import type { AddressCheck } from "./address-check.ts";
import type { Captcha } from "./captcha.ts";
import type { CardPayments } from "./card-payments.ts";
import type { Carrier } from "./carrier.ts";
import type { DeliveryMethod } from "./delivery.ts";
import type { DocumentLayout } from "./documents.ts";
import type { FileStore } from "./file-store.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";
import type { OrderListeners, OrderRule } from "./orders.ts";
import type { ProductSearch } from "./product-search.ts";
import type { TaxService } from "./tax-service.ts";
import type { TextMessages } from "./text-messages.ts";
import type { WalletPayments } from "./wallet-payments.ts";

/** Adapters that replace the shop's own; missing ones aren't replaced. */
export interface Adapters {
  tax?: TaxService;
  payments?: CardPayments;
  wallet?: WalletPayments;
  texts?: TextMessages;
  mailer?: Mailer;
  captcha?: Captcha;
  files?: FileStore;
  addressCheck?: AddressCheck;
  documents?: DocumentLayout;
  carrier?: Carrier;
  search?: ProductSearch;
}

/** What an extension adds to the shop. */
export interface Extended extends Adapters {
  deliveryMethod?: DeliveryMethod;
  orderRules?: OrderRule[];
  listeners?: OrderListeners;
  /** Called when the process stops. */
  close?(): Promise<void>;
}

/** The services that the shop gives to an extension. */
export interface Host {
  /** The environment variables whose names begin with `EXTENSION_`. */
  environment: Readonly<Record<string, string>>;
  log: Log;
}

export interface Extension {
  /** The major version of this package for which it was written. */
  name: string;
  /** The major version of this package that it was written for. */
  extend: 1;
  /** Called once at the shop's start, with a limit of ten seconds. */
  open(host: Host): Extended | Promise<Extended>;
}

/** Types an extension. It must be the default export of a module in `EXTENSION`. */
export const defineExtension = (extension: Extension): Extension => extension;
