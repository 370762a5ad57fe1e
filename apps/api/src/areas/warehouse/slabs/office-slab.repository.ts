import type { OfficeSlab } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

interface Found extends Omit<OfficeSlab, "code" | "state"> {
  soldAt: Date | null;
}

interface Which {
  storefrontId: number;
  /** Only at these places; null for all. */
  placeIds: readonly number[] | null;
  bundle: string;
  sequence: number;
}

/** Returns a slab's queue and history, as staff see them. */
export async function selectOfficeSlab(query: Query, { storefrontId, placeIds, bundle, sequence }: Which): Promise<Found | null> {
  const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await sql<Found>`
    select slab.sold_at,
      case when slab.picture_address is not null then jsonb_build_object('address', slab.picture_address, 'width', slab.picture_width,
        'height', slab.picture_height, 'color', slab.picture_color) end as picture,
      coalesce((select jsonb_agg(jsonb_build_object('email', account.email, 'name', concat_ws(' ', account.given_name, account.surname),
          'customer', customer.name, 'askedAt', ${moment("slab_hold.asked_at")}, 'expiresAt', ${moment("slab_hold.expires_at")})
          order by slab_hold.state, slab_hold.id)
        from slab_hold
        join account on account.id = slab_hold.account_id
        left join customer on customer.id = account.customer_id
        where slab_hold.slab_id = slab.id and slab_hold.state <> 'ended'), '[]') as holds,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${moment("event.at")}, 'kind', event.kind, 'customer', event.email,
          'by', event.staff, 'note', event.note) order by event.id desc)
        from (select slab_event.*, account.email, staff.email as staff
          from slab_event
          left join slab_hold on slab_hold.id = slab_event.hold_id
          left join account on account.id = slab_hold.account_id
          left join staff on staff.id = slab_event.staff_id
          where slab_event.slab_id = slab.id order by slab_event.id desc limit 50) event), '[]') as events
    from slab
    join slab_bundle on slab_bundle.id = slab.bundle_id
    where slab_bundle.storefront_id = ${storefrontId} and slab_bundle.code = ${bundle} and slab.sequence = ${sequence}
      and (${placeIds}::int[] is null or slab_bundle.place_id = any(${placeIds}))`.execute(query);
  return rows[0] ?? null;
}

export async function selectPictureAddress(query: Query, slabId: number): Promise<string | null> {
  const { pictureAddress } = await query.selectFrom("slab").select("pictureAddress").where("id", "=", slabId).executeTakeFirstOrThrow();
  return pictureAddress;
}

export async function updatePicture(query: Query, slabId: number, picture: OfficeSlab["picture"]): Promise<void> {
  await query
    .updateTable("slab")
    .set({
      pictureAddress: picture?.address ?? null,
      pictureWidth: picture?.width ?? null,
      pictureHeight: picture?.height ?? null,
      pictureColor: picture?.color ?? null,
    })
    .where("id", "=", slabId)
    .execute();
}
