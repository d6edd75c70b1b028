-- The items of a paper as a column, so that budgets, waiting questions and earlier answers are found without opening papers.
-- PostgreSQL computes it: a server that does not know it inserts as before, and it cannot disagree with the paper.
-- Locks: access exclusive on attempts while the table is written anew, papers and all. Forward only.
create function items_of_paper(paper jsonb) returns uuid[] language sql immutable parallel safe
  return array(
    select (question ->> 'itemId')::uuid
    from jsonb_array_elements(paper -> 'questions') with ordinality as place (question, number) order by number
  );
alter table attempts add column item_ids uuid[] not null generated always as (items_of_paper(paper)) stored;
-- Without a pending list: it would have to be read through at every look.
create index attempts_by_item on attempts using gin (item_ids) with (fastupdate = off);
