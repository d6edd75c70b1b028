-- Who has read a question as it is played and says that it is right: an operator who looks through what packs brought,
-- or the one who approved a draft that went live. A version that nobody has read has no row.
-- Locks: none that anybody waits for. Forward only.
create table item_confirmations (
  item_id      uuid        not null references items (item_id),
  version      integer     not null check (version > 0),
  operator_id  uuid        not null references operators (operator_id),
  confirmed_at timestamptz not null,
  primary key (item_id, version)
);
