import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Slabs whose stock was kept apart from them until now, by item and place: how many stand there, and how many the ledger has. */
const yards = `select bundle.item_id, bundle.place_id, max(bundle.code) as code, count(slab.id) filter (where slab.sold_at is null)::int as standing,
    coalesce((select sum(on_hand)::int from lot where lot.item_id = bundle.item_id and lot.place_id = bundle.place_id), 0) as on_hand
  from slab_bundle bundle left join slab on slab.bundle_id = bundle.id group by bundle.item_id, bundle.place_id`;

/** The stock of an item that is sold by the slab follows its slabs. */
export const slabStock: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table stock_movement drop constraint stock_movement_kind",
      `alter table stock_movement add constraint stock_movement_kind check (case kind
        when 'received' then on_hand > 0 and reserved = 0
        when 'reserved' then on_hand = 0 and reserved > 0
        when 'released' then on_hand = 0 and reserved < 0
        when 'shipped' then on_hand < 0 and reserved = on_hand
        when 'returned' then on_hand > 0 and reserved = 0
        when 'adjusted' then on_hand <> 0 or reserved <> 0
        when 'counted' then on_hand <> 0 and reserved = 0
        when 'transferred' then on_hand <> 0 and reserved = 0
        when 'sold' then on_hand < 0 and reserved = 0
        else false end)`,
      // What the ledger has too little of is received; what it has too much of and nobody reserves is counted away.
      `insert into lot (item_id, place_id, code, on_hand) select item_id, place_id, code, 0 from (${yards}) yard
        where standing > on_hand on conflict (item_id, place_id, code) do nothing`,
      `with missing as (
          select lot.id, standing - yard.on_hand as units from (${yards}) yard
          join lot on lot.item_id = yard.item_id and lot.place_id = yard.place_id and lot.code = yard.code where standing > yard.on_hand),
        moved as (update lot set on_hand = lot.on_hand + units, short = greatest(0, lot.reserved - lot.on_hand - units)
          from missing where missing.id = lot.id returning lot.id, units)
        insert into stock_movement (lot_id, kind, on_hand, reserved, note) select id, 'received', units, 0, 'slabs' from moved`,
      `with free as (
          select lot.id, yard.on_hand - standing as surplus, greatest(0, lot.on_hand - lot.reserved) as units,
            sum(greatest(0, lot.on_hand - lot.reserved)) over (partition by lot.item_id, lot.place_id order by lot.id) as upto
          from (${yards}) yard join lot on lot.item_id = yard.item_id and lot.place_id = yard.place_id where yard.on_hand > standing),
        away as (select id, least(units, surplus - upto + units)::int as units from free where surplus > upto - units and units > 0),
        moved as (update lot set on_hand = lot.on_hand - away.units from away where away.id = lot.id returning lot.id, away.units)
        insert into stock_movement (lot_id, kind, on_hand, reserved, note) select id, 'counted', -units, 0, 'slabs' from moved`,
    ]),
};
