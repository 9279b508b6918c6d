-- Authors change and withdraw what they wrote; admins hide a review with a reason, show it again, and answer it.
alter table public.reviews
  add column updated_at timestamptz not null default now(),
  add column edited_at timestamptz,
  add column hidden_reason text,
  add column hidden_at timestamptz,
  add column answer text,
  add column answered_at timestamptz;

comment on table public.reviews is
  'What people say in public. Written, changed and withdrawn by its author; hidden and answered, never changed, by admins.';
comment on column public.reviews.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another unseen.';
comment on column public.reviews.edited_at is 'When its author last changed it, after having written it.';
comment on column public.reviews.hidden_reason is
  'Why an admin took it out of list and summary; read by its author and by admins. Null: it is shown.';
comment on column public.reviews.hidden_at is 'Follows hidden_reason; what a request says is ignored.';
comment on column public.reviews.answer is 'What the mentor says to it in public.';
comment on column public.reviews.answered_at is 'Follows answer; what a request says is ignored.';

alter table public.reviews
  add constraint reviews_hidden_reason_is_text check (private.is_text(hidden_reason, 200)),
  add constraint reviews_hidden_at_follows_reason
    check ((hidden_at is null) = (hidden_reason is null)),
  add constraint reviews_answer_is_text check (private.is_text(answer, 4000)),
  add constraint reviews_answered_at_follows_answer
    check ((answered_at is null) = (answer is null));

-- Each order that a list can have, with the id as the last word between reviews of one moment.
drop index public.reviews_by_creation;
drop index public.reviews_by_rating;
create index reviews_by_creation on public.reviews (created_at desc, id desc);
create index reviews_hidden_by_creation on public.reviews (created_at desc, id desc)
  where hidden_at is not null;
create index reviews_shown_best_first on public.reviews (rating desc, created_at desc, id desc)
  where hidden_at is null;
create index reviews_shown_worst_first on public.reviews (rating, created_at desc, id desc)
  where hidden_at is null;
create index reviews_shown_by_designation on public.reviews (designation, created_at desc, id desc)
  where hidden_at is null;

grant update on public.reviews to authenticated;

drop policy "Anyone can read reviews" on public.reviews;
drop policy "Admins can delete reviews" on public.reviews;

create policy "Anyone can read shown reviews"
  on public.reviews for select to anon
  using (hidden_at is null);

create policy "People can read shown reviews and their own, admins all"
  on public.reviews for select to authenticated
  using (
    hidden_at is null
    or user_id = (select auth.uid())
    or (select private.is_admin())
  );

-- Which of its columns each of them can change is said by the trigger below.
create policy "People can update their own reviews, admins all"
  on public.reviews for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "People can delete their own reviews, admins all"
  on public.reviews for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.guard_review()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_reworded boolean;
begin
  if tg_op = 'INSERT' then
    if private.is_request_by_visitor_or_user() then
      -- Nobody writes a review that is edited, hidden or answered already.
      new.updated_at := now();
      new.edited_at := null;
      new.hidden_reason := null;
      new.answer := null;
    end if;
    new.hidden_at := case when new.hidden_reason is not null then coalesce(new.hidden_at, now()) end;
    new.answered_at := case when new.answer is not null then coalesce(new.answered_at, now()) end;
    return new;
  end if;

  is_reworded := (new.rating, new.title, new.content, new.reviewer_name, new.designation)
    is distinct from (old.rating, old.title, old.content, old.reviewer_name, old.designation);
  if private.is_request_by_visitor_or_user() then
    if (new.id, new.user_id, new.created_at)
      is distinct from (old.id, old.user_id, old.created_at) then
      raise insufficient_privilege
        using message = 'Whose review it is and when it was written cannot be changed';
    end if;
    if is_reworded and old.user_id is distinct from (select auth.uid()) then
      raise insufficient_privilege using message = 'Only its author can change what a review says';
    end if;
    if (new.hidden_reason, new.answer) is distinct from (old.hidden_reason, old.answer)
      and not private.is_admin() then
      raise insufficient_privilege using message = 'Only an admin can hide or answer a review';
    end if;
  end if;
  new.edited_at := case when is_reworded then now() else old.edited_at end;
  new.hidden_at := case when new.hidden_reason is not null then coalesce(old.hidden_at, now()) end;
  new.answered_at := case
    when new.answer is null then null
    when new.answer is distinct from old.answer then now()
    else old.answered_at
  end;
  -- now() stands still within a transaction; two changes of one need two times.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger guard_review
  before insert or update on public.reviews
  for each row execute function private.guard_review();

-- Counts each rating first, because that reads nothing but an index of the shown reviews. Asked by an admin too, it
-- leaves the hidden ones out.
create or replace function public.review_summary()
returns public.review_totals
language sql
stable
set search_path = ''
as $$
  with totals as (
    select rating, count(*) as reviews
    from public.reviews
    where hidden_at is null
    group by rating
  )
  select
    coalesce(sum(reviews), 0)::integer,
    coalesce(round(sum(rating * reviews) / sum(reviews), 1), 0)::double precision,
    coalesce(sum(reviews) filter (where rating = 1), 0)::integer,
    coalesce(sum(reviews) filter (where rating = 2), 0)::integer,
    coalesce(sum(reviews) filter (where rating = 3), 0)::integer,
    coalesce(sum(reviews) filter (where rating = 4), 0)::integer,
    coalesce(sum(reviews) filter (where rating = 5), 0)::integer
  from totals;
$$;

comment on function public.review_summary() is
  'The shown reviews in numbers: how many, their average to one decimal (0 for none), and how many of each star level.';
