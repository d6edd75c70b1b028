-- Where notices are pushed to: the browser of a signed-in device, gone with its sign-in; what of them a player wants
-- there and when; and what is still to be sent, one row per notice and device, gone once it is sent or too late.
-- Locks: new tables; their foreign keys take share row exclusive on devices and players for an instant. Forward only.
create table push_subscriptions (
  player_id  uuid        not null,
  device_id  uuid        not null,
  -- A browser is one signed-in device's at a time: whoever signs in to it next must not be told what others are.
  endpoint   text        not null unique check (length(endpoint) <= 1000),
  p256dh     text        not null,
  auth       text        not null,
  -- Code of the interface language that its page had; that which the player has chosen goes before it.
  language   text,
  stored_at  timestamptz not null,
  primary key (player_id, device_id),
  foreign key (player_id, device_id) references devices (player_id, device_id) on delete cascade
);

create table notice_settings (
  player_id   uuid     primary key references players (player_id),
  -- Kinds that are not pushed. The list has them all.
  muted       text[]   not null,
  -- Minutes of the local day; both null: no quiet hours.
  quiet_from  smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  check ((quiet_from is null) = (quiet_until is null))
);

create table push_deliveries (
  delivery_id bigint      primary key generated always as identity,
  player_id   uuid        not null,
  device_id   uuid        not null,
  -- A notice of the player, or a broadcast.
  notice_id   uuid        not null,
  -- Not before: later after a failure, in quiet hours, and while somebody is sending it.
  due_at      timestamptz not null,
  failures    integer     not null default 0,
  unique (player_id, device_id, notice_id),
  foreign key (player_id, device_id) references push_subscriptions (player_id, device_id) on delete cascade
);
create index push_deliveries_due on push_deliveries (due_at);
