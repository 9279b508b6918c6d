create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  rating smallint not null,
  title text not null,
  content text not null,
  reviewer_name text not null,
  designation text not null,
  created_at timestamptz not null default now()
);

comment on table public.reviews is 'What people say in public. Read by anyone, written once by its author.';
comment on column public.reviews.id is
  'May be made by the browser, so that sending again after a lost answer finds the row instead of doubling it.';

alter table public.reviews
  add constraint reviews_rating_is_on_scale check (rating between 1 and 5),
  add constraint reviews_title_is_text check (private.is_text(title, 200)),
  add constraint reviews_content_is_text check (private.is_text(content, 4000)),
  add constraint reviews_reviewer_name_is_text check (private.is_text(reviewer_name, 120)),
  add constraint reviews_designation_is_known check (
    designation in (
      'Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'
    )
  );

create index reviews_by_creation on public.reviews (created_at desc);
create index reviews_by_rating on public.reviews (rating);
create index reviews_by_author on public.reviews (user_id);

revoke all on public.reviews from anon, authenticated;
grant select on public.reviews to anon;
grant select, insert, delete on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

alter table public.reviews enable row level security;

create policy "Anyone can read reviews"
  on public.reviews for select to anon, authenticated
  using (true);

create policy "People can write reviews of their own"
  on public.reviews for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Admins can delete reviews"
  on public.reviews for delete to authenticated
  using ((select private.is_admin()));

create trigger stamp_created_at
  before insert on public.reviews
  for each row execute function private.stamp_created_at();

create type public.review_totals as (
  count integer,
  average double precision,
  stars_1 integer,
  stars_2 integer,
  stars_3 integer,
  stars_4 integer,
  stars_5 integer
);

-- Counts each rating first, because that reads nothing but the index on it.
create function public.review_summary()
returns public.review_totals
language sql
stable
set search_path = ''
as $$
  with totals as (
    select rating, count(*) as reviews
    from public.reviews
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
  'All reviews in numbers: how many, their average to one decimal (0 for none), and how many of each star level.';

grant execute on function public.review_summary() to anon, authenticated, service_role;
