-- What the office's grid of the catalog filters and searches by, in one narrow table, so that any page of any filter is found and counted
-- without reading the catalog's own tables.

create table catalogue_row (
  item_id integer primary key,
  storefront_id integer not null,
  item_no text not null,
  is_sample boolean not null,
  is_shown boolean not null,
  series_id integer not null,
  search tsvector not null
);
comment on table catalogue_row is 'what the catalog''s grid filters and searches by, for each variant; kept by triggers';
comment on column catalogue_row.is_shown is 'whether the variant and its product are published';
comment on column catalogue_row.search is 'words of the item number and of the product''s names and colors';
create unique index catalogue_row_by_number on catalogue_row (storefront_id, item_no);
create index catalogue_row_search on catalogue_row using gin (search) with (gin_pending_list_limit = 256);

create function catalogue_row_added() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from added item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (select product_id from added named)
      group by product_id
    ) names on names.product_id = item.product_id;
    return null;
  end $$;
create trigger catalogue_row_added after insert on item
  referencing new table as added for each statement execute function catalogue_row_added();

create function catalogue_row_changed() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row as before (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from (select latter.* from latter join former using (id)
        where (latter.item_no, latter.kind, latter.published, latter.product_id, latter.storefront_id)
          is distinct from (former.item_no, former.kind, former.published, former.product_id, former.storefront_id)) item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (
        select product_id from (select latter.* from latter join former using (id)
        where (latter.item_no, latter.kind, latter.published, latter.product_id, latter.storefront_id)
          is distinct from (former.item_no, former.kind, former.published, former.product_id, former.storefront_id)) named)
      group by product_id
    ) names on names.product_id = item.product_id
    on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
      is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
    where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
      is distinct from (
        excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search);
    return null;
  end $$;
create trigger catalogue_row_changed after update on item
  referencing old table as former new table as latter for each statement execute function catalogue_row_changed();

create function catalogue_row_gone() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    delete from catalogue_row where item_id in (select id from gone);
    return null;
  end $$;
create trigger catalogue_row_gone after delete on item
  referencing old table as gone for each statement execute function catalogue_row_gone();

create function catalogue_row_of_product() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row as before (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from (select * from item where product_id in (select latter.id from latter join former using (id)
        where (latter.published, latter.series_id) is distinct from (former.published, former.series_id))) item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (
        select product_id from (select * from item where product_id in (select latter.id from latter join former using (id)
        where (latter.published, latter.series_id) is distinct from (former.published, former.series_id))) named)
      group by product_id
    ) names on names.product_id = item.product_id
    on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
      is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
    where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
      is distinct from (
        excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search);
    return null;
  end $$;
create trigger catalogue_row_of_product after update on product
  referencing old table as former new table as latter for each statement execute function catalogue_row_of_product();

create function catalogue_row_named() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row as before (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from (select * from item where product_id in (select product_id from added)) item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (
        select product_id from (select * from item where product_id in (select product_id from added)) named)
      group by product_id
    ) names on names.product_id = item.product_id
    on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
      is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
    where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
      is distinct from (
        excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search);
    return null;
  end $$;
create trigger catalogue_row_named after insert on product_text
  referencing new table as added for each statement execute function catalogue_row_named();

create function catalogue_row_renamed() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row as before (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from (select * from item where product_id in (select product_id from latter join former using (product_id, language)
        where (latter.name, latter.color) is distinct from (former.name, former.color))) item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (
        select product_id from (
          select * from item where product_id in (select product_id from latter join former using (product_id, language)
        where (latter.name, latter.color) is distinct from (former.name, former.color))) named)
      group by product_id
    ) names on names.product_id = item.product_id
    on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
      is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
    where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
      is distinct from (
        excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search);
    return null;
  end $$;
create trigger catalogue_row_renamed after update on product_text
  referencing old table as former new table as latter for each statement execute function catalogue_row_renamed();

create function catalogue_row_unnamed() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
  begin
    insert into catalogue_row as before (item_id, storefront_id, item_no, is_sample, is_shown, series_id, search)
    select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
      strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
    from (select * from item where product_id in (select product_id from gone)) item
    join product on product.id = item.product_id
    left join (
      select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
      from product_text where product_id in (
        select product_id from (select * from item where product_id in (select product_id from gone)) named)
      group by product_id
    ) names on names.product_id = item.product_id
    on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
      is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
    where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
      is distinct from (
        excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search);
    return null;
  end $$;
create trigger catalogue_row_unnamed after delete on product_text
  referencing old table as gone for each statement execute function catalogue_row_unnamed();
