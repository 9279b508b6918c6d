create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  rating smallint not null,
  title text not null,
  content text not null,
  reviewer_name text not null,
  designation text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_reason text,
  hidden_at timestamptz,
  answer text,
  answered_at timestamptz,
  -- What an admin searches: one column to compare instead of three.
  search_text text not null generated always as (lower(reviewer_name || ' ' || title || ' ' || content)) stored
);

comment on table public.reviews is
  'What people say in public. Written, changed and withdrawn by its author; hidden and answered, never changed, by admins.';
comment on column public.reviews.id is
  'May be made by the browser, so that sending again after a lost answer finds the row instead of doubling it.';
comment on column public.reviews.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another unseen.';
comment on column public.reviews.edited_at is 'When its author last changed it, after having written it.';
comment on column public.reviews.hidden_reason is
  'Why an admin took it out of list and summary; read by its author and by admins. Null: it is shown.';
comment on column public.reviews.hidden_at is 'Follows hidden_reason; what a request says is ignored.';
comment on column public.reviews.answer is 'What the mentor says to it in public.';
comment on column public.reviews.answered_at is 'Follows answer; what a request says is ignored.';

alter table public.reviews
  add constraint reviews_rating_is_on_scale check (rating between 1 and 5),
  add constraint reviews_title_is_text check (private.is_text(title, 200)),
  add constraint reviews_content_is_text check (private.is_text(content, 4000)),
  add constraint reviews_reviewer_name_is_text check (private.is_text(reviewer_name, 120)),
  add constraint reviews_designation_is_known check (
    designation in (
      'Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'
    )
  ),
  add constraint reviews_hidden_reason_is_text check (private.is_text(hidden_reason, 200)),
  add constraint reviews_hidden_at_follows_reason
    check ((hidden_at is null) = (hidden_reason is null)),
  add constraint reviews_answer_is_text check (private.is_text(answer, 4000)),
  add constraint reviews_answered_at_follows_answer
    check ((answered_at is null) = (answer is null));

create index reviews_by_author on public.reviews (user_id);
-- One index for each order that a list can have; the id decides between reviews of one moment.
create index reviews_by_creation on public.reviews (created_at desc, id desc);
create index reviews_hidden_by_creation on public.reviews (created_at desc, id desc)
  where hidden_at is not null;
create index reviews_shown_best_first on public.reviews (rating desc, created_at desc, id desc)
  where hidden_at is null;
create index reviews_shown_worst_first on public.reviews (rating, created_at desc, id desc)
  where hidden_at is null;
create index reviews_shown_by_designation on public.reviews (designation, created_at desc, id desc)
  where hidden_at is null;

-- review_summary() reads only this index. The ones above also hold time and id, and counting a hundred thousand reviews
-- with them costs more than reading the whole table.
create index reviews_shown_by_rating on public.reviews (rating) where hidden_at is null;

grant select on public.reviews to anon;
grant select, insert, update, delete on public.reviews to authenticated, service_role;

alter table public.reviews enable row level security;

-- An author whose review is hidden could write the same again, or delete the hidden one first. So it stays until an
-- admin shows or deletes it, and its author can write no other; the author can still change it.
create function private.has_hidden_review()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.reviews where user_id = auth.uid() and hidden_at is not null
  );
$$;

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

-- guard_review() says which columns each of them can change.
create policy "People can update their own reviews, admins all"
  on public.reviews for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "People can write reviews of their own while none of theirs is hidden"
  on public.reviews for insert to authenticated
  with check (user_id = (select auth.uid()) and not (select private.has_hidden_review()));

create policy "People can delete their own shown reviews, admins all"
  on public.reviews for delete to authenticated
  using (
    (user_id = (select auth.uid()) and hidden_at is null)
    or (select private.is_admin())
  );
