-- Sessions and every way to sign in.

create table signing_key (
  id text primary key,
  public_key jsonb not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);
comment on column signing_key.sealed_private_key is 'encrypted with SESSION_SECRET';

-- One table of sessions, so that rotation and replay detection of refresh tokens are the same for both kinds of caller.
create table session (
  id uuid primary key,
  account_id integer references account on delete cascade,
  way text not null check (way in ('password', 'passkey', 'external', 'link', 'view')),
  device text not null default '',
  place text not null default '',
  started_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text,
  staff_id integer references staff on delete cascade,
  viewed_by integer references staff on delete cascade,
  constraint session_of_one_caller check (num_nonnulls(account_id, staff_id) = 1)
);
comment on column session.viewed_by is 'who of the staff sees the shop as the account does, and changes nothing; null for its owner';
create index session_of_account on session (account_id) where ended_at is null;
create index session_of_staff on session (staff_id) where ended_at is null and staff_id is not null;

create table refresh_token (
  hash text primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor text
);
create index refresh_token_of_session on refresh_token (session_id);

create table account_link (
  hash text primary key,
  kind text not null
    check (kind in ('proof', 'address', 'reset', 'code', 'webauthn', 'external', 'captcha', 'subscription', 'view', 'staff_webauthn',
      'privacy')),
  account_id integer references account on delete cascade,
  storefront_id integer not null references storefront,
  data jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_of_account on account_link (account_id, kind) where used_at is null;

create table external_login (
  storefront_id integer not null references storefront,
  provider text not null,
  subject text not null,
  account_id integer not null references account on delete cascade,
  email text not null,
  linked_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (storefront_id, provider, subject),
  unique (account_id, provider)
);

create table external_attempt (
  state text primary key,
  storefront_id integer not null references storefront,
  provider text not null,
  nonce text not null,
  verifier text not null,
  binding_hash text not null,
  return_to text,
  account_id integer references account on delete cascade,
  expires_at timestamptz not null
);
comment on column external_attempt.account_id is 'who is signed in and links a service; null for a sign-in';

create table passkey (
  id text primary key,
  account_id integer not null references account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_of_account on passkey (account_id);

create table second_factor (
  account_id integer primary key references account on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on column second_factor.last_step is 'of the last code that was taken: none is taken twice';

create table recovery_code (
  account_id integer not null references account on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

create table sign_in_failure (
  key text primary key,
  count integer not null,
  last_at timestamptz not null default now()
);
