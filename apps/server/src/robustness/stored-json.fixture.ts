import { lineRecipient, lotUnits, room, roomLots } from "@azulejo/contract/areas/bag/bag.ts";
import { sceneSurface } from "@azulejo/contract/areas/gallery.ts";
import { pieceFormat } from "@azulejo/contract/areas/product/card.ts";
import { slabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { factValues } from "@azulejo/contract/facts/value.ts";
import { address, localised, picture, tax } from "@azulejo/contract/fields.ts";
import { orderDerivation } from "@azulejo/contract/order-derivation.ts";
import { storefrontSettings } from "@azulejo/contract/settings/storefront-settings.ts";
import type { Database } from "@azulejo/database";
import { sql } from "kysely";
import { z } from "zod";

/**
 * Every JSON column, with the schema of its values or another reader. A changed schema needs a migration of the stored values, or a reader
 * that accepts them.
 */
export const storedJson: Record<string, z.ZodType | string> = {
  "account.details": "answered by customer/getcustomermodel; any key may be missing",
  "account_address.address": address,
  "account_link.data": "lives for hours; each kind of link reads its own keys",
  "approval_request.lines": "answered by customer/approvals",
  "audit_entry.after": "answered as it is; the audit log's pages accept any keys",
  "audit_entry.before": "as audit_entry.after",
  "bag.checkout": "read by collectedOf, which drops what it does not know",
  "bag_line.agreed_lots": z.array(lotUnits),
  "bag_line.recipient": lineRecipient,
  "bag_line.rooms": z.array(room),
  "book_check_run.findings": "answered by office/bookchecks",
  "book_check_run.proof": "answered by office/bookchecks",
  "move_in.first_rejects": "answered by office/movein; a move is checked again before it is started",
  "move_in.options": "as move_in.first_rejects",
  "move_in.progress": "as move_in.first_rejects",
  "move_in.summary": "as move_in.first_rejects",
  "carrier_booking.shipment": "sent to the carrier service again if its answer to the booking was lost",
  "catalogue_import.differences": "answered by office/catalogueimport; deleted with its file",
  "catalogue_import.first_rejects": "as catalogue_import.differences",
  "catalogue_import.options": "as catalogue_import.differences",
  "catalogue_import.progress": "as catalogue_import.differences",
  "catalogue_import.summary": "as catalogue_import.differences",
  "closed_month.sums": "answered by office/months",
  "content.asset.meta_data": "any key may be missing",
  "content.component.editor": "answered to editors as it is",
  "content.component.schema": "written anew by npm run content",
  "content.datasource.dimensions": "answered to editors as it is",
  "content.datasource_entry.dimension_values": "one text for each language; a missing one is empty",
  "content.editor_record.fields": "answered to editors as it is",
  "content_release.fault": "answered by office/contentreleases",
  "content.story.draft": "any field of a block may be missing",
  "content.story.published": "any field of a block may be missing",
  "content.story.translated_slugs": z.array(
    z.object({ lang: z.string(), slug: z.string(), name: z.string().nullable(), published: z.boolean() }),
  ),
  "content.story_version.content": "any field of a block may be missing",
  "customer_order.billing_address": address,
  "customer_order.delivery": "answered by customer/getreceiptmodel and office/order",
  "customer_order.delivery_address": address,
  "customer_order.derivation": orderDerivation,
  "customer_order.sample_delivery": "as customer_order.delivery",
  "customer_order.taxes": z.array(tax),
  "customer_request.fields": "answered by office/readapplication; any key may be missing",
  "delivered_quote.facts": "answered by checkout/quoteddeliveredprice; expires within days",
  "delivered_quote.terms": "as delivered_quote.facts",
  "form_entry.fields": z.record(z.string(), z.string()),
  "gallery_scene.surface": sceneSurface,
  "idempotency.answer": "sent again as it was within a day",
  "item.facts": factValues,
  "listing.filter": "an unknown key filters nothing",
  "order_event.detail": "answered by office/order; any key may be missing",
  "order_line.format": pieceFormat,
  "order_line.picture": picture,
  "order_line.recipient": lineRecipient,
  "order_line.rooms": z.array(roomLots),
  "order_promotion.name": localised,
  "outbox_before_queues.payload": "sent by the release that delivers it",
  "place.hours": z.record(z.string(), z.tuple([z.string(), z.string()]).nullable()),
  "promotion.name": localised,
  "promotion.offer": "answered by office/promotions",
  "promotion.scope": "answered by office/promotions",
  "sales_quote.agreed_lots": z.array(z.array(lotUnits)),
  "sales_quote_version.lines": "answered by customer/quote/{id} and office/quote",
  "sales_quote_version.terms": "answered by customer/quote/{id} and office/quote",
  "signing_key.public_key": "a JSON web key",
  "slab_layout.layout": slabLayout,
  "staff_role.name": localised,
  "storefront.settings": storefrontSettings,
  "tax_answer.answer": "read within a day by the release that asked",
  "tax_sale.document": "reported within days; an item without a tax code or certificate has null",
};

/** Returns the names of all JSON columns; those of the content system include their schema. */
export async function jsonColumns({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
      from information_schema.columns where data_type = 'jsonb' and table_schema in ('public', 'content')`.execute(query);
  return rows.map(({ name }) => name).sort();
}
