import { insertRequest } from "@azulejo/api/areas/customer/index.ts";
import { addOrderNote, announceReturn, movePromises, pickLines, receiveReturn } from "@azulejo/api/areas/fulfillment/index.ts";
import type { Context, Services } from "@azulejo/api/context.ts";
import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { DEMO_PASSWORD } from "../load-accounts.ts";
import { STOREFRONT_ID } from "../load-storefront.ts";
import { openDemoContext } from "./demo-context.ts";
import { loadFormEntries } from "./load-form-entries.ts";
import { loadSearches } from "./load-searches.ts";

const DAY_MS = 86_400_000;
const ORDERED_BY = "dealer-admin@demo.test";
const APPLICANT = { email: "marisol.ibarra@demo.test", givenName: "Marisol", surname: "Ibarra", phone: "775-555-0164" };
const DELAY_DAYS = 16;
const LATE_DAYS = 3;

/**
 * Adds work for the demo's staff besides the dealer's orders: returns, orders in every state, a note, an application and visitors'
 * messages. Runs only once.
 */
export async function loadOfficeWork(services: Services, today: Date): Promise<void> {
  const { query } = services.database;
  if (await query.selectFrom("orderReturn").select("id").limit(1).executeTakeFirst()) return;
  const contextAt = await openDemoContext(services, ORDERED_BY);
  if (!contextAt) return;
  const ago = (days: number) => contextAt(new Date(today.getTime() - days * DAY_MS));
  await leaveReturns(ago);
  await leaveOrders(ago(0.2), today);
  await leaveApplication(query, new Date(today.getTime() - 2 * DAY_MS));
  await loadFormEntries(query, today);
  await loadSearches(query, today);
}

/** Adds one return that waits for its goods and one that waits for inspection. */
async function leaveReturns(ago: (days: number) => Context): Promise<void> {
  const { query } = ago(0);
  const { rows } = await sql<{ orderNo: number; lineId: number }>`
    select o.order_no, min(line.id) as line_id from customer_order o join order_line line on line.order_id = o.id
    where o.storefront_id = ${STOREFRONT_ID} and o.status = 'placed' and o.finished_at is not null and o.canceled_at is null and line.quantity > 3
    group by o.id order by o.id desc limit 2`.execute(query);
  const [first, second] = rows;
  const one = ({ lineId }: { lineId: number }, units: number) => [{ lineId, units }];
  if (first) {
    await announceReturn(ago(1), { orderNo: first.orderNo, lines: one(first, 2), reason: "Ordered too much", ourFault: false });
    await addOrderNote(ago(0.9), { orderNo: first.orderNo, text: "Their driver brings it on Friday." });
  }
  if (second) {
    const { returns } = await announceReturn(ago(3), {
      orderNo: second.orderNo,
      lines: one(second, 1),
      reason: "Torn on arrival",
      ourFault: true,
    });
    const returnNo = returns[0]?.returnNo;
    if (returnNo) await receiveReturn(ago(0.5), { orderNo: second.orderNo, returnNo });
  }
}

/**
 * Adds three orders that nobody has started, one of them with a postponed date that its customer is asked about, one order being picked for
 * the carrier, and one that is late.
 */
async function leaveOrders(context: Context, today: Date): Promise<void> {
  const { query } = context;
  const { rows } = await sql<{ id: number; orderNo: number }>`
    select o.id, o.order_no from customer_order o where o.storefront_id = ${STOREFRONT_ID} and o.status = 'placed' and o.finished_at is null and o.to_pick
      and o.pickup_place_id is null
      and not exists (select from order_line_step step join order_line line on line.id = step.order_line_id where line.order_id = o.id)
    order by o.id desc limit 3`.execute(query);
  const [slipped, picked, late] = rows;
  const day = (days: number): string => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const note = { en: "The ship left port late.", es: "El barco salió tarde del puerto." };
  if (slipped) await movePromises(context, { orderNo: slipped.orderNo, promisedOn: day(DELAY_DAYS), reason: "container", note });
  if (picked) {
    const lines = await query
      .selectFrom("orderLine")
      .select(["id as lineId", "quantity as units"])
      .where("orderId", "=", picked.id)
      .execute();
    await pickLines(context, { orderNo: picked.orderNo, lines });
  }
  if (late)
    await query
      .updateTable("orderLine")
      .set({ promisedOn: day(-LATE_DAYS) })
      .where("orderId", "=", late.id)
      .execute();
}

async function leaveApplication(query: Query, sentAt: Date): Promise<void> {
  const { email, ...person } = APPLICANT;
  if (await query.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst()) return;
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  const { id: accountId } = await query
    .insertInto("account")
    .values({
      ...person,
      storefrontId: STOREFRONT_ID,
      email,
      emailKey: emailKey(email),
      emailProvedAt: sentAt,
      language: "es",
      type: "homeowner",
      passwordHash,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const fields = {
    type: "contractor",
    company: "Ibarra Pisos y Azulejos",
    website: "",
    phone: person.phone,
    taxId: "84-5550164",
    licence: "C-20 0085164",
    years: 6,
    address: { line1: "845 Kuenzli St", city: "Reno", province: "NV", postalCode: "89502", country: "US" },
    message: "Instalamos baños y cocinas en Reno y Sparks.",
  };
  await insertRequest(query, { accountId, kind: "business", reference: "R-DEMO-0001", fields, sentAt });
}
