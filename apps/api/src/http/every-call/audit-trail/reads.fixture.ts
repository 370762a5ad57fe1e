import { SECOND } from "@azulejo/testing/second-storefront.ts";
import { type RawBuilder, sql } from "kysely";

/** Staff calls that read one record, with the id of the newest such record of the first storefront. */
export const reads: Record<string, RawBuilder<Record<string, string | number>>> = {
  carrierbookings: sql`select order_no from customer_order where storefront_id = 1 and status = 'placed' order by id desc limit 1`,
  catalogueimport: sql`select id from catalogue_import where storefront_id = 1 order by id desc limit 1`,
  catalogueproduct: sql`select id from product where storefront_id = 1 order by id desc limit 1`,
  containerlabels: sql`select code from container where storefront_id = 1 order by id desc limit 1`,
  contentasset: sql`select id from content.asset where space_id <> ${SECOND.space} and deleted_at is null order by id limit 1`,
  contentstory: sql`select id from content.story where space_id <> ${SECOND.space} and not is_folder order by id limit 1`,
  contentversions: sql`select id from content.story where space_id <> ${SECOND.space} and not is_folder order by id limit 1`,
  customer: sql`select id as customer_id from customer where storefront_id = 1 order by id limit 1`,
  customerprices: sql`select id as customer_id from customer where storefront_id = 1 order by id limit 1`,
  customerstatements: sql`select id as customer_id from customer where storefront_id = 1 order by id limit 1`,
  movein: sql`select id from move_in where storefront_id = 1 order by id desc limit 1`,
  order: sql`select order_no from customer_order where storefront_id = 1 and status = 'placed' order by id desc limit 1`,
  person: sql`select id as account_id from account where storefront_id = 1 order by id limit 1`,
  pricehistory: sql`select item_no from item where storefront_id = 1 order by id limit 1`,
  privacyrequest: sql`select request_no from privacy_request where storefront_id = 1 order by id desc limit 1`,
  productfacts: sql`select id from product where storefront_id = 1 order by id desc limit 1`,
  productpictures: sql`select id from product where storefront_id = 1 order by id desc limit 1`,
  quote: sql`select quote_no from sales_quote where storefront_id = 1 order by id desc limit 1`,
  readapplication: sql`select request.id from customer_request request join account on account.id = request.account_id
    where account.storefront_id = 1 order by request.id desc limit 1`,
  readcontainer: sql`select code from container where storefront_id = 1 order by id desc limit 1`,
  readcount: sql`select id as count_no from stock_count where storefront_id = 1 order by id desc limit 1`,
  readphoneorder: sql`select id as draft_no from phone_order where storefront_id = 1 order by id desc limit 1`,
  readtransfer: sql`select id as transfer_no from stock_transfer where storefront_id = 1 order by id desc limit 1`,
  slab: sql`select bundle.code || '-' || slab.sequence as code from slab join slab_bundle bundle on bundle.id = slab.bundle_id
    where bundle.storefront_id = 1 order by slab.id limit 1`,
  staffmember: sql`select id as staff_id from staff where storefront_id = 1 order by id limit 1`,
  staffsessions: sql`select id as staff_id from staff where storefront_id = 1 order by id limit 1`,
  stock: sql`select item_no from item where storefront_id = 1 and kind = 'item' order by id limit 1`,
  webhookdeliveries: sql`select id as webhook_id from webhook where storefront_id = 1 order by id desc limit 1`,
};
