-- Who runs the site: operators with roles in place of admins with one, and what each of their calls changed. Nobody
-- changes or removes a row of the audit, nor does this program: the database itself refuses.
-- Locks: new tables; admins goes, which only the command that makes administrators knows. Forward only.
create table operators (
  operator_id       uuid        primary key,
  email             text        not null unique check (email = lower(email)),
  name              text        not null check (name <> ''),
  -- argon2id; null until the invitation is accepted.
  password_hash     text,
  invite_hash       bytea       check (length(invite_hash) = 32),
  invite_expires_at timestamptz,
  created_at        timestamptz not null,
  -- From then on nothing can be done in this name; null: never.
  disabled_at       timestamptz
);

create table operator_roles (
  operator_id uuid not null references operators (operator_id),
  role        text not null check (role in ('admin', 'author', 'examiner', 'support')),
  primary key (operator_id, role)
);

insert into operators (operator_id, email, name, password_hash, invite_hash, invite_expires_at, created_at)
  select admin_id, email, split_part(email, '@', 1), password_hash, invite_hash, invite_expires_at, created_at from admins;
insert into operator_roles (operator_id, role) select admin_id, role from admins;
drop table admins;

create table operator_audit (
  audit_id    bigint      generated always as identity primary key,
  at          timestamptz not null,
  -- null: somebody with a shell on the host, or the program itself; the note says which.
  operator_id uuid        references operators (operator_id),
  note        text,
  action      text        not null check (action <> ''),
  -- What it was about: a setting's key, the id of a player, report, category or operator; null: a list.
  subject     text,
  -- Secrets, addresses and names are masked before they come here: of a player there is the id only.
  input       jsonb       not null,
  before      jsonb,
  after       jsonb,
  check ((operator_id is null) = (note is not null))
);
create index operator_audit_by_operator on operator_audit (operator_id, audit_id desc);
create index operator_audit_by_action on operator_audit (action, audit_id desc);
create index operator_audit_by_subject on operator_audit (subject, audit_id desc) where subject is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'operator_audit is append-only: % refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger operator_audit_stays before update or delete on operator_audit
  for each row execute function refuse_audit_change();
create trigger operator_audit_is_not_emptied before truncate on operator_audit
  for each statement execute function refuse_audit_change();
-- Also where a session says that it only replicates.
alter table operator_audit enable always trigger operator_audit_stays;
alter table operator_audit enable always trigger operator_audit_is_not_emptied;
