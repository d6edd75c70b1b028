-- Players, who they proved to be, the devices they are signed in on, local mail and SMS, admins, and the tables of the
-- embedded identity provider. Locks: new tables only. Forward only: undo with a new migration.
create table players (
  player_id      uuid        primary key,
  name           text        not null check (name <> ''),
  -- Verified addresses only; a changed one waits in contact_changes.
  email          text,
  -- E.164 with country code.
  mobile         text,
  -- File name under /media, or the address of the picture that an identity provider has; null: none.
  picture        text,
  type           text        not null check (type in ('email', 'mobile', 'social')),
  status         text        not null default 'active' check (status in ('active', 'deactivated')),
  all_time_score bigint      not null default 0 check (all_time_score >= 0),
  -- Days in a row with a finished quiz, and the last of them as the player's local day.
  streak_days    integer     not null default 0 check (streak_days >= 0),
  streak_day     date,
  refer_code     text        not null unique check (refer_code ~ '^[0-9A-Z]{8}$'),
  -- Friend whose code was used at sign-up.
  referred_by    uuid        references players (player_id) check (referred_by <> player_id),
  -- When the friend was rewarded; at most once per newcomer.
  referral_paid_at timestamptz,
  web_language   text,
  created_at     timestamptz not null,
  -- Set when the account was deleted: no personal data is left, the books keep the id.
  deleted_at     timestamptz,
  check (deleted_at is null or (email is null and mobile is null and picture is null))
);
create index players_by_email on players (lower(email)) where email is not null;
create index players_by_mobile on players (mobile) where mobile is not null;
create index players_by_referrer on players (referred_by) where referred_by is not null;

-- The subject of an identity provider that a player signs in with.
create table identity_links (
  player_id  uuid        not null references players (player_id),
  issuer     text        not null,
  subject    text        not null,
  created_at timestamptz not null,
  primary key (player_id, issuer, subject),
  unique (issuer, subject)
);

-- One row per sign-in. The token itself is known to the device only.
create table devices (
  player_id    uuid        not null references players (player_id),
  device_id    uuid        not null,
  token_hash   bytea       not null unique check (length(token_hash) = 32),
  label        text        not null,
  push_token   text,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at   timestamptz,
  primary key (player_id, device_id)
);

-- An address that waits for its 6-digit code before it counts.
create table contact_changes (
  player_id  uuid        not null references players (player_id),
  kind       text        not null check (kind in ('email', 'mobile')),
  address    text        not null,
  code_hash  bytea       not null check (length(code_hash) = 32),
  tries_left integer     not null check (tries_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (player_id, kind)
);

-- When codes were sent to an address during the last day, for the limits per address. The address is hashed with a
-- secret. One row per address, so that parallel requests queue on it.
create table code_sends (
  address_hash bytea         primary key check (length(address_hash) = 32),
  sent_at      timestamptz[] not null
);

-- Mail and SMS of an installation without a mail server or SMS provider.
create table outbox (
  message_id uuid        primary key,
  channel    text        not null check (channel in ('mail', 'sms')),
  recipient  text        not null,
  subject    text,
  body       text        not null,
  created_at timestamptz not null
);
create index outbox_by_time on outbox (created_at);
create index outbox_by_recipient on outbox (recipient);

create table admins (
  admin_id          uuid        primary key,
  email             text        not null check (email = lower(email)),
  role              text        not null check (role in ('admin', 'author', 'examiner', 'support')),
  -- argon2id; null until the invitation is accepted.
  password_hash     text,
  invite_hash       bytea       check (length(invite_hash) = 32),
  invite_expires_at timestamptz,
  created_at        timestamptz not null,
  unique (email)
);

-- The embedded identity provider (better-auth 1.7.7) keeps its own names and shapes apart from ours. Nothing outside
-- this schema refers to it but the subject in identity_links.
create schema idp;

create table idp."user" (
  "id"                  text        primary key,
  "name"                text        not null,
  "email"               text        not null unique,
  "emailVerified"       boolean     not null,
  "image"               text,
  "phoneNumber"         text        unique,
  "phoneNumberVerified" boolean,
  "createdAt"           timestamptz not null,
  "updatedAt"           timestamptz not null
);

create table idp."session" (
  "id"        text        primary key,
  "userId"    text        not null references idp."user" ("id") on delete cascade,
  "token"     text        not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index session_by_user on idp."session" ("userId");

create table idp."account" (
  "id"                    text        primary key,
  "userId"                text        not null references idp."user" ("id") on delete cascade,
  "accountId"             text        not null,
  "providerId"            text        not null,
  "accessToken"           text,
  "refreshToken"          text,
  "idToken"               text,
  "accessTokenExpiresAt"  timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope"                 text,
  "password"              text,
  "createdAt"             timestamptz not null,
  "updatedAt"             timestamptz not null
);
create index account_by_user on idp."account" ("userId");

create table idp."verification" (
  "id"         text        primary key,
  "identifier" text        not null,
  "value"      text        not null,
  "expiresAt"  timestamptz not null,
  "createdAt"  timestamptz not null,
  "updatedAt"  timestamptz not null
);
create index verification_by_identifier on idp."verification" ("identifier");

create table idp."jwks" (
  "id"         text        primary key,
  "publicKey"  text        not null,
  "privateKey" text        not null,
  "createdAt"  timestamptz not null,
  "expiresAt"  timestamptz,
  "alg"        text,
  "crv"        text
);

-- A sign-in code by SMS: bound to the request that asked for it, hashed, five tries. Ours, not better-auth's, whose
-- phone plugin keeps codes readable.
create table idp.phone_codes (
  request_id uuid        primary key,
  phone      text        not null,
  code_hash  bytea       not null check (length(code_hash) = 32),
  tries_left integer     not null check (tries_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index phone_codes_by_phone on idp.phone_codes (phone);
