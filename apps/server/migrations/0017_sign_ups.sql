-- A sign-up by mail is nobody's account until its link was opened: it waits here, one per address, and a new one takes
-- the place of the one before. So nobody's password, name or social account can wait at an address for its owner.
-- Accounts that older versions made for addresses nobody has verified go (they could not sign in; signing up again
-- makes them), and social accounts keep their players but not an address that nobody verified.
-- Locks: one new table; rows of idp."user" and idp.account for an instant. Forward only: undo with a new migration.
create table idp.sign_ups (
  email         text        primary key check (email = lower(email)),
  -- The link and the device that asked are both bound to this id: whoever signs up again voids them.
  sign_up_id    uuid        not null unique,
  name          text        not null,
  -- argon2id.
  password_hash text        not null,
  -- Account that was made when the link was opened.
  subject       text        references idp."user" ("id") on delete cascade,
  -- When the device that asked was let in, once.
  signed_in_at  timestamptz check (signed_in_at is null or subject is not null),
  expires_at    timestamptz not null,
  created_at    timestamptz not null
);
create index sign_ups_by_expiry on idp.sign_ups (expires_at);
create index sign_ups_by_subject on idp.sign_ups (subject) where subject is not null;

delete from idp."account" a using idp."user" u
  where a."userId" = u."id" and a."providerId" = 'credential' and not u."emailVerified"
    and u."email" not like '%.invalid';
update idp."user" set "email" = "id" || '@social.invalid'
  where not "emailVerified" and "email" not like '%.invalid'
    and exists (select from idp."account" a where a."userId" = "user"."id");
delete from idp."user" where not "emailVerified" and "email" not like '%.invalid';
