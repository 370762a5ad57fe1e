import type * as accounts from "./accounts.tables.ts";
import type * as catalogue from "./catalogue.tables.ts";
import type * as content from "./content.tables.ts";
import type * as forms from "./forms.tables.ts";
import type * as orders from "./orders.tables.ts";
import type * as storefront from "./storefront.tables.ts";

export type { ListingFilter, PictureKind, SellUnit, StockMovementKind } from "./catalogue.tables.ts";
export type { AssetTable, TokenKind, TranslatedSlug } from "./content.tables.ts";
export type {
  Address,
  DeliveryPromise,
  Fulfilment,
  LedgerAccount,
  OrderEventKind,
  PaymentStatus,
  Recipient,
  TaxLine,
} from "./orders.tables.ts";
export type { Hours } from "./storefront.tables.ts";

/** Every table by name; a test compares this with the migrated database. */
export interface Tables {
  kysely_migration: { name: string; timestamp: string };
  storefront: storefront.StorefrontTable;
  place: storefront.PlaceTable;
  place_text: storefront.PlaceTextTable;
  province: storefront.ProvinceTable;
  postal_range: storefront.PostalRangeTable;
  tax_rate: storefront.TaxRateTable;
  delivery_zone: storefront.DeliveryZoneTable;
  delivery_rate: storefront.DeliveryRateTable;
  term: catalogue.TermTable;
  series: catalogue.SeriesTable;
  series_text: catalogue.SeriesTextTable;
  product: catalogue.ProductTable;
  product_text: catalogue.ProductTextTable;
  product_slug_history: catalogue.ProductSlugHistoryTable;
  product_relation: catalogue.ProductRelationTable;
  picture: catalogue.PictureTable;
  listing: catalogue.ListingTable;
  listing_text: catalogue.ListingTextTable;
  document: catalogue.DocumentTable;
  document_text: catalogue.DocumentTextTable;
  item: catalogue.ItemTable;
  item_text: catalogue.ItemTextTable;
  price: catalogue.PriceTable;
  price_break: catalogue.PriceBreakTable;
  lot: catalogue.LotTable;
  stock_movement: catalogue.StockMovementTable;
  incoming: catalogue.IncomingTable;
  bag: orders.BagTable;
  money_back: orders.MoneyBackTable;
  order_event: orders.OrderEventTable;
  bag_line: orders.BagLineTable;
  customer_order: orders.CustomerOrderTable;
  order_line: orders.OrderLineTable;
  order_line_lot: orders.OrderLineLotTable;
  payment: orders.PaymentTable;
  ledger_posting: orders.LedgerPostingTable;
  ledger_entry: orders.LedgerEntryTable;
  idempotency: orders.IdempotencyTable;
  outbox_before_queues: orders.OutboxBeforeQueuesTable;
  provider_event: orders.ProviderEventTable;
  change_log: orders.ChangeLogTable;
  form_entry: forms.FormEntryTable;
  customer: accounts.CustomerTable;
  customer_branch: accounts.CustomerBranchTable;
  account: accounts.AccountTable;
  account_role: accounts.AccountRoleTable;
  account_branch: accounts.AccountBranchTable;
  account_avatar: accounts.AccountAvatarTable;
  account_address: accounts.AccountAddressTable;
  signing_key: accounts.SigningKeyTable;
  session: accounts.SessionTable;
  refresh_token: accounts.RefreshTokenTable;
  account_link: accounts.AccountLinkTable;
  invitation: accounts.InvitationTable;
  external_login: accounts.ExternalLoginTable;
  external_attempt: accounts.ExternalAttemptTable;
  passkey: accounts.PasskeyTable;
  second_factor: accounts.SecondFactorTable;
  recovery_code: accounts.RecoveryCodeTable;
  sign_in_failure: accounts.SignInFailureTable;
  customer_request: accounts.CustomerRequestTable;
  customer_request_document: accounts.CustomerRequestDocumentTable;
  subscription: accounts.SubscriptionTable;
  sms_consent: accounts.SmsConsentTable;
  "content.space": content.SpaceTable;
  "content.token": content.TokenTable;
  "content.story": content.StoryTable;
  "content.story_version": content.StoryVersionTable;
  "content.component": content.ComponentTable;
  "content.datasource": content.DatasourceTable;
  "content.datasource_entry": content.DatasourceEntryTable;
  "content.asset": content.AssetTable;
}
