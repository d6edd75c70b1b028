-- Sessions of operators in the console, their second factor, and a log of who signed in or tried to.
-- Locks: new tables; new columns without a default on operators. Forward only.
alter table operators
  -- Secret of the authenticator, sealed; null: no second factor.
  add column second_factor bytea,
  -- Number of the last half minute whose code was used: a code is good once.
  add column second_factor_step bigint;

create table operator_recovery_codes (
  operator_id uuid  not null references operators (operator_id),
  -- HMAC with a secret of the installation. Gone once it was used.
  code_hash   bytea not null check (length(code_hash) = 32),
  primary key (operator_id, code_hash)
);

create table operator_sessions (
  session_id     uuid        primary key,
  operator_id    uuid        not null references operators (operator_id),
  token_hash     bytea       not null unique check (length(token_hash) = 32),
  state          text        not null check (state in ('second_factor', 'enrol', 'in')),
  created_at     timestamptz not null,
  seen_at        timestamptz not null,
  -- When the password was last given in it.
  presence_at    timestamptz not null,
  expires_at     timestamptz not null,
  wrong_codes    smallint    not null default 0,
  -- Sealed secret that waits for its first code.
  pending_secret bytea,
  address        text        not null,
  user_agent     text        not null
);
create index operator_sessions_by_operator on operator_sessions (operator_id);
create index operator_sessions_by_end on operator_sessions (expires_at);

create table operator_sign_ins (
  sign_in_id  bigint      generated always as identity primary key,
  at          timestamptz not null,
  -- null: an address that is nobody's, which is not kept.
  operator_id uuid        references operators (operator_id),
  address     text        not null,
  user_agent  text        not null,
  outcome     text        not null check (outcome in
    ('in', 'password_right', 'password_wrong', 'factor_wrong', 'too_many', 'invited', 'recovery_code', 'out'))
);
create index operator_sign_ins_by_operator on operator_sign_ins (operator_id, sign_in_id desc);
create index operator_sign_ins_by_time on operator_sign_ins (at);
