import type { Address, Language, Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { DeliveryPromise, Fulfilment, OrderDerivation, Recipient, RoomLots, SellUnit, TaxLine } from "@azulejo/database";
import type { OrderPromotion } from "../../order/index.ts";
import type { SaleDocument } from "../tax/sale-document.rules.ts";
import type { TaxPart } from "../tax/tax.rules.ts";

/** An order as agreed at checkout, before it has a number. Amounts are in cents of its currency. */
export interface NewOrder {
  storefrontId: number;
  bagId: string;
  /** The signed-in account and its business account; null for a guest. */
  accountId: number | null;
  /** The gift card that pays a part of it or all. */
  giftCardId: number | null;
  customerId: number | null;
  /** The branch that it is placed for; null for the business account itself. */
  branchId: number | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  attemptKey: string;
  language: Language;
  currency: string;
  termsVersion: string;
  measured: boolean;
  clientKey: string;
  contact: { email: string; phone: string; firstName: string; lastName: string; company: string | null };
  wantsAccount: boolean;
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  pickupPlaceId: number | null;
  /** The person who may pick it up besides the buyer. */
  pickupPerson: string | null;
  /** After discounts, like every amount of an order. */
  goodsCents: number;
  /** The discount of promotions on the lines. */
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  /** The promised delivery of the goods and of the samples; null for a group that is not delivered. */
  delivery: DeliveryPromise | null;
  sampleDelivery: DeliveryPromise | null;
  taxes: TaxLine[];
  /** Each tax of a line or of deliveries. */
  taxParts: TaxPart[];
  /** The sale to report to a tax service; null where none takes sales. */
  taxDocument: { service: string; document: SaleDocument } | null;
  promotions: OrderPromotion[];
  derivation: OrderDerivation;
}

/** An order line: a copy of what was agreed, which later catalog changes do not affect. */
export interface NewOrderLine {
  itemId: number;
  itemNo: string;
  name: string;
  detail: string;
  quantity: number;
  sellUnit: SellUnit;
  area: number | null;
  unitPriceCents: number;
  goodsCents: number;
  discountCents: number;
  taxCents: number;
  fulfilment: Fulfilment;
  placeId: number | null;
  promisedOn: string | null;
  promiseReason: string | null;
  picture: Picture | null;
  format: PieceFormat | null;
  warnings: string[];
  recipient: Recipient | null;
  bagLineId: number;
  rooms: RoomLots[];
  /** The units to take from each lot. */
  parts: { lotId: number; quantity: number }[];
  productId: number;
}
