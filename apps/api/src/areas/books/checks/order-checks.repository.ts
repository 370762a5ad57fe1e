import { sql } from "kysely";
import type { BookCheck } from "./book-check.repository.ts";

/** An order that was placed here. One that was moved from another system is in neither ledger nor payments. */
const placed = sql`customer_order.status = 'placed' and customer_order.earlier_no is null`;
const orderName = sql`customer_order.order_no::text as name`;
const lastPayment = sql`(
  select distinct on (order_id) * from payment
  where request_id is null or status in ('authorised', 'captured', 'refunded') order by order_id, id desc)`;

/** Rules that hold between orders, payments, ledger and stock. */
export const orderChecks: BookCheck[] = [
  {
    code: "stock_figures",
    what: "stock figures",
    says: "lots differ from the sum of their movements",
    wrong: sql`
      select lot.id::text as name from lot
      left join (select lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved from stock_movement group by lot_id) moved
        on moved.lot_id = lot.id
      where lot.on_hand <> coalesce(moved.on_hand, 0) or lot.reserved <> coalesce(moved.reserved, 0)`,
  },
  {
    code: "reserved_stock",
    what: "reserved stock",
    says: "lots reserve a different quantity than their open orders, shipments, replacements and reservations",
    wrong: sql`
      select lot.id::text as name from lot
      left join (
        select order_line_lot.lot_id, sum(order_line_lot.quantity + coalesce(moved.gone, 0)) as held
        from order_line_lot
        join order_line on order_line.id = order_line_lot.order_line_id
        join customer_order on customer_order.id = order_line.order_id
        left join (
          select lot_id, order_line_id, sum(reserved) as gone from stock_movement
          where kind in ('shipped', 'released') and coalesce(document, '') not like 'exchange:%'
          group by lot_id, order_line_id) moved
          on moved.lot_id = order_line_lot.lot_id and moved.order_line_id = order_line_lot.order_line_id
        where customer_order.status in ('reserved', 'placed')
        group by order_line_lot.lot_id) held on held.lot_id = lot.id
      left join (select lot_id, sum(units) as units from order_replacement where state = 'held' group by lot_id) replaced
        on replaced.lot_id = lot.id
      left join (select lot_id, sum(units) as units from stock_reservation where state = 'held' group by lot_id) kept on kept.lot_id = lot.id
      where lot.reserved <> coalesce(held.held, 0) + coalesce(replaced.units, 0) + coalesce(kept.units, 0)`,
  },
  {
    code: "discounts",
    what: "discounts",
    says: "orders whose lines or promotions differ from their discount",
    wrong: sql`
      select ${orderName} from customer_order
      where discount_cents <> coalesce((select sum(discount_cents) from order_line where order_id = customer_order.id), 0)
        or discount_cents <> coalesce((select sum(discount_cents) from order_promotion where order_id = customer_order.id), 0)
        or coalesce((delivery->>'discountCents')::bigint, 0)
          <> coalesce((select sum(delivery_discount_cents) from order_promotion where order_id = customer_order.id), 0)`,
  },
  {
    code: "replacements",
    what: "replacements",
    says: "replacements moved another quantity out of their lot than they say",
    wrong: sql`
      select r.id::text as name from order_replacement r
      left join stock_movement moved on moved.document = 'replacement:' || r.id
      group by r.id
      having coalesce(sum(moved.on_hand), 0) <> case when r.state = 'sent' then -r.units else 0 end
        or coalesce(sum(moved.reserved), 0) <> case when r.state = 'held' then r.units else 0 end`,
  },
  {
    code: "slab_stock",
    what: "stock of slabs",
    says: "items have another stock than slabs that stand in a yard: mark slabs that orders took as sold, and those that came back as available",
    wrong: sql`
      select item.item_no || ' / ' || place.code as name
      from (select bundle.item_id, bundle.place_id, count(slab.id) filter (where slab.sold_at is null) as standing
        from slab_bundle bundle left join slab on slab.bundle_id = bundle.id group by bundle.item_id, bundle.place_id) yard
      join item on item.id = yard.item_id join place on place.id = yard.place_id
      cross join lateral (select coalesce(sum(on_hand), 0) as on_hand from lot
        where lot.item_id = yard.item_id and lot.place_id = yard.place_id) stock
      cross join lateral (select coalesce(-sum(moved.on_hand), 0) as units from stock_movement moved join lot on lot.id = moved.lot_id
        where lot.item_id = yard.item_id and lot.place_id = yard.place_id and moved.order_line_id is not null
          and moved.kind in ('shipped', 'returned')) gone
      where stock.on_hand > standing or standing - stock.on_hand > greatest(0, gone.units)`,
  },
  {
    code: "reservations",
    what: "reservations",
    says: "reservations hold another quantity of their lot than they say",
    wrong: sql`
      select r.id::text as name from stock_reservation r
      left join stock_movement moved on moved.document = 'reservation:' || r.id
      group by r.id
      having coalesce(sum(moved.on_hand), 0) <> 0
        or coalesce(sum(moved.reserved), 0) <> case when r.state = 'held' then r.units else 0 end`,
  },
  {
    code: "stock_of_released_orders",
    what: "stock of released orders",
    says: "released orders still hold stock",
    wrong: sql`
      select ${orderName} from customer_order
      join order_line on order_line.order_id = customer_order.id
      join stock_movement on stock_movement.order_line_id = order_line.id
      where customer_order.status = 'released' group by customer_order.id having sum(stock_movement.reserved) <> 0`,
  },
  {
    code: "stock_of_order_lines",
    what: "stock of order lines",
    says: "orders have lines that hold other units than they still need: canceled or shipped lines hold none",
    wrong: sql`
      select ${orderName} from customer_order join order_line line on line.order_id = customer_order.id
      cross join lateral (
        select coalesce(sum(reserved), 0) as held, coalesce(-sum(on_hand) filter (where kind = 'shipped'), 0) as shipped
        from stock_movement where order_line_id = line.id) moved
      cross join lateral (
        select coalesce(sum(units), 0) as canceled from order_line_step where order_line_id = line.id and kind = 'canceled') step
      where customer_order.status = 'placed' and exists (select from order_line_lot where order_line_id = line.id)
        and moved.held <> case when customer_order.canceled_at is null then line.quantity - moved.shipped - step.canceled else 0 end
      group by customer_order.id order by customer_order.order_no`,
  },
  {
    code: "short_lots",
    what: "short lots",
    says: "lots reserve more than the last count found: ship less, buy more or contact these customers",
    wrong: sql`select id::text as name from lot where short > 0`,
  },
  {
    code: "lots_of_order_lines",
    what: "lots of order lines",
    says: "orders have lines whose lots don't add up to their quantity",
    wrong: sql`
      select distinct ${orderName} from order_line
      join customer_order on customer_order.id = order_line.order_id
      left join (select order_line_id, sum(quantity) as quantity from order_line_lot group by order_line_id) lots
        on lots.order_line_id = order_line.id
      where order_line.fulfilment <> 'ELTR' and customer_order.earlier_no is null and coalesce(lots.quantity, 0) <> order_line.quantity`,
  },
  {
    code: "postings",
    what: "postings",
    says: "postings don't add up to zero or have no entries",
    wrong: sql`
      select ledger_posting.key as name from ledger_posting
      left join ledger_entry on ledger_entry.posting_id = ledger_posting.id
      group by ledger_posting.id having coalesce(sum(amount_cents), 0) <> 0 or
        (count(ledger_entry.posting_id) = 0 and not exists (
          select from customer_order where customer_order.id = ledger_posting.order_id and customer_order.total_cents = 0))`,
  },
  {
    code: "sales",
    what: "sales",
    says: "placed orders have no sale in the ledger, or one with a different amount",
    wrong: sql`
      select ${orderName} from customer_order
      left join ledger_posting on ledger_posting.key = 'sale:' || customer_order.id
      left join ledger_entry on ledger_entry.posting_id = ledger_posting.id
      where ${placed} group by customer_order.id
      having count(distinct ledger_posting.id) = 0
        or coalesce(sum(amount_cents) filter (where account = 'receivable'), 0) <> customer_order.total_cents
        or coalesce(sum(-amount_cents) filter (where account = 'sales'), 0) <> customer_order.goods_cents
        or coalesce(sum(-amount_cents) filter (where account = 'delivery'), 0) <> customer_order.delivery_cents
        or coalesce(sum(-amount_cents) filter (where account = 'tax'), 0) <> customer_order.tax_cents`,
  },
  {
    code: "cash",
    what: "cash",
    says: "captured payments have no cash in the ledger, or a different amount",
    wrong: sql`
      select ${orderName} from customer_order
      join payment on payment.order_id = customer_order.id
      left join ledger_posting on ledger_posting.key = 'cash:' || customer_order.id || case when payment.request_id is null then '' else ':' || payment.id end
      left join ledger_entry on ledger_entry.posting_id = ledger_posting.id and ledger_entry.account = 'cash'
      where payment.status = 'captured' and payment.method not in ('Credit', 'GiftCard') and coalesce(ledger_entry.amount_cents, 0) <> payment.amount_cents
      union all
      select ${orderName} from refund join customer_order on customer_order.id = refund.order_id
      left join ledger_posting on ledger_posting.key = 'refund-paid-out:' || refund.id
      left join ledger_entry on ledger_entry.posting_id = ledger_posting.id and ledger_entry.account = 'cash'
      where refund.paid_by is not null and refund.state = 'done' and coalesce(-ledger_entry.amount_cents, 0) <> refund.amount_cents`,
  },
  {
    code: "credit_lines",
    what: "credit lines",
    says: "charges to a credit line are not in the ledger, or with a different amount",
    wrong: sql`
      select ${orderName} from customer_order
      join payment on payment.order_id = customer_order.id and payment.method = 'Credit'
      where coalesce((
        select sum(amount_cents) from ledger_entry join ledger_posting on ledger_posting.id = ledger_entry.posting_id
        where ledger_posting.order_id = customer_order.id and account in ('credit_line', 'invoiced')), 0)
        <> case when payment.status = 'captured' then payment.amount_cents - coalesce((
            select sum(credit_cents) from refund where refund.order_id = customer_order.id and refund.state = 'done'), 0) else 0 end
      union all
      select ${orderName} from customer_order join refund on refund.order_id = customer_order.id
      where customer_order.earlier_no is not null and refund.state = 'done' group by customer_order.id
      having sum(credit_cents) <> coalesce((
        select -sum(entry.amount_cents) from ledger_entry entry join ledger_posting posting on posting.id = entry.posting_id
        where posting.order_id = customer_order.id and entry.account in ('credit_line', 'invoiced')), 0)`,
  },
  {
    code: "gift_cards",
    what: "gift cards",
    says: "gift cards have another balance than in the ledger, or paid another amount of an order",
    wrong: sql`
      select ${orderName} from customer_order
      join payment on payment.order_id = customer_order.id and payment.method = 'GiftCard'
      where coalesce((
        select sum(amount_cents) from ledger_entry join ledger_posting on ledger_posting.id = ledger_entry.posting_id
        where ledger_posting.order_id = customer_order.id and account = 'gift_cards'), 0)
        <> case when payment.status = 'captured' then payment.amount_cents - coalesce((
            select sum(credit_cents) from refund where refund.order_id = customer_order.id and refund.state = 'done'), 0) else 0 end
      union all
      select 'gift card ' || card.id from gift_card card
      where card.balance_cents <> coalesce((select -sum(amount_cents) from ledger_entry where gift_card_id = card.id), 0)`,
  },
  {
    code: "postings_without_a_cause",
    what: "postings without a cause",
    says: "postings belong to orders that were not placed, or to cash that was not paid",
    wrong: sql`
      select ledger_posting.key as name from ledger_posting
      left join customer_order on customer_order.id = ledger_posting.order_id
      left join payment on payment.order_id = customer_order.id and payment.status in ('captured', 'refunded', 'returned')
        and payment.method not in ('Credit', 'GiftCard')
      where (ledger_posting.key like 'sale:%' and customer_order.status is distinct from 'placed')
        or (ledger_posting.key like 'cash:%' and payment.id is null)`,
  },
  {
    code: "payments",
    what: "payments",
    says: "payments differ from their order's amount",
    wrong: sql`
      select ${orderName} from customer_order join payment on payment.order_id = customer_order.id and payment.request_id is null
      group by customer_order.id having sum(payment.amount_cents) <> customer_order.total_cents`,
  },
  {
    code: "money_of_released_orders",
    what: "money of released orders",
    says: "released orders still have the customer's money: refund these payments at the provider",
    wrong: sql`
      select ${orderName} from customer_order
      where customer_order.status = 'released' and (
        exists (select from payment where payment.order_id = customer_order.id and payment.status in ('authorised', 'captured'))
        or coalesce((select sum(amount_cents) from ledger_entry join ledger_posting on ledger_posting.id = ledger_entry.posting_id
          where ledger_posting.order_id = customer_order.id and account = 'cash'), 0) <> 0)`,
  },
  {
    code: "payments_of_placed_orders",
    what: "payments of placed orders",
    says: "placed orders have no authorized or captured payment",
    wrong: sql`
      select ${orderName} from customer_order left join ${lastPayment} last on last.order_id = customer_order.id
      where ${placed} and customer_order.total_cents > 0
        and (last.id is null or last.status in ('started', 'declined')
          or (last.status = 'cancelled' and customer_order.canceled_at is null))`,
  },
  {
    code: "money_of_canceled_orders",
    what: "money of canceled orders",
    says: "canceled orders still have the customer's money: look at their refunds with npm run orders -- show",
    wrong: sql`
      select ${orderName} from customer_order
      where customer_order.canceled_at < now() - interval '1 hour'
        and not exists (select from payment where payment.order_id = customer_order.id and payment.status = 'pending') and coalesce((
        select sum(amount_cents) from ledger_entry join ledger_posting on ledger_posting.id = ledger_entry.posting_id
        where ledger_posting.order_id = customer_order.id and account in ('cash', 'receivable')), 0) > 0`,
  },
  {
    code: "refunds",
    what: "refunds",
    says: "refunds have waited for the payment provider for more than an hour. Run npm run outbox -- list",
    wrong: sql`select refund.id::text as name from refund
      left join payment on payment.id = refund.payment_id
      where refund.state = 'requested' and requested_at < now() - interval '1 hour' and payment.status is distinct from 'pending'`,
  },
  {
    code: "shipments",
    what: "shipments",
    says: "order lines have other shipments in their history than in stock",
    wrong: sql`
      select order_line.id::text as name from order_line
      where exists (select from order_line_lot where order_line_lot.order_line_id = order_line.id)
        and coalesce((select sum(units) from order_line_step step where step.order_line_id = order_line.id and step.kind = 'shipped'), 0)
          <> coalesce((select -sum(on_hand) from stock_movement where order_line_id = order_line.id and kind = 'shipped'), 0)
        and exists (select from order_line_step step where step.order_line_id = order_line.id)`,
  },
];
