-- The words by which texts are found.

create function search_words(texts text) returns setof text language sql immutable
  begin atomic
    select word from regexp_split_to_table(
      translate(lower(texts), 'áàâäéèêëíìîïóòôöúùûüñç', 'aaaaeeeeiiiioooouuuunc'), '[^a-z0-9]+') word
    where word <> '';
  end;

create function phone_words(phone text) returns setof text language sql immutable
  begin atomic
    select distinct right(digits, size) from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) figures,
      (values (40), (10), (7), (4)) parts (size)
    where length(digits) >= 4;
  end;

-- A database whose locale is C lowers no letter with an accent.
create function catalogue_words(words text) returns tsvector language sql immutable parallel safe
  begin atomic
    select to_tsvector('simple', translate(lower(words), 'áéíóúüñÁÉÍÓÚÜÑ-./_', 'aeiouunaeiouun    '));
  end;
