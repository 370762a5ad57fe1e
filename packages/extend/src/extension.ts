import type { Captcha } from "./captcha.ts";
import type { CardPayments } from "./card-payments.ts";
import type { DeliveryMethod } from "./delivery.ts";
import type { FileStore } from "./file-store.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";
import type { OrderListeners, OrderRule } from "./orders.ts";
import type { TaxService } from "./tax-service.ts";
import type { TextMessages } from "./text-messages.ts";
import type { WalletPayments } from "./wallet-payments.ts";

/** Adapters that an extension replaces the shop's own with. Missing ones stay the shop's. */
export interface Adapters {
  tax?: TaxService;
  payments?: CardPayments;
  wallet?: WalletPayments;
  texts?: TextMessages;
  mailer?: Mailer;
  captcha?: Captcha;
  files?: FileStore;
}

/** All that an extension adds. */
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
  /** The name of the extension in the log. */
  name: string;
  /** The major version of this package that it was written for. */
  extend: 1;
  /** Called once when the shop starts; it has ten seconds. */
  open(host: Host): Extended | Promise<Extended>;
}

/** Gives an extension its types. The module that `EXTENSION` names exports it as its default. */
export const defineExtension = (extension: Extension): Extension => extension;
