import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/**
 * 0009 was edited after it had landed. A database created by its first form lacks what the edit added and gets it here;
 * any other stays unchanged.
 */
export const accountsAsFirstLanded: Migration = {
  up: (database) =>
    runStatements(database, [
      `do $$ begin
        if not exists (select from pg_constraint where conname = 'account_link_kind_check' and pg_get_constraintdef(oid) like '%subscription%') then
          alter table account_link drop constraint account_link_kind_check, add constraint account_link_kind_check
            check (kind in ('proof', 'address', 'reset', 'code', 'webauthn', 'external', 'captcha', 'subscription'));
        end if;
        if not exists (select from pg_constraint where conname = 'bag_status_check' and pg_get_constraintdef(oid) like '%joined%') then
          alter table bag drop constraint bag_status_check,
            add constraint bag_status_check check (status in ('open', 'ordered', 'joined'));
        end if;
        if exists (select from pg_constraint where conname = 'bag_line_bag_id_item_id_fulfilment_key') then
          alter table bag_line drop constraint bag_line_bag_id_item_id_fulfilment_key,
            add constraint bag_line_of_item unique nulls not distinct (bag_id, item_id, fulfilment, recipient);
        end if;
      end $$`,
    ]),
};
