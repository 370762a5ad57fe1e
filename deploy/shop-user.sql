-- A user for the shop's processes that can read and change rows, but neither tables nor what they check. Run it as the database's owner after
-- the first process of ROLE=migrate, with a password of your own; then give DATABASE_URL of that user to web, api and worker, and the
-- owner's to migrate and to commands.
create role azulejo_shop login password 'secret';
grant usage on schema public, content, pgboss to azulejo_shop;
grant select, insert, update, delete on all tables in schema public, content, pgboss to azulejo_shop;
grant usage, select on all sequences in schema public, content, pgboss to azulejo_shop;
-- For tables that a later release adds.
alter default privileges in schema public, content, pgboss grant select, insert, update, delete on tables to azulejo_shop;
alter default privileges in schema public, content, pgboss grant usage, select on sequences to azulejo_shop;
