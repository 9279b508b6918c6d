-- What the reviews page shows: the numbers of all shown reviews, and one page of the list.

create type public.review_totals as (
  count integer,
  average double precision,
  stars_1 integer,
  stars_2 integer,
  stars_3 integer,
  stars_4 integer,
  stars_5 integer
);

-- It counts each rating first, because that reads only an index. Hidden reviews do not count, also when an admin asks.
create function public.review_summary()
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

grant execute on function public.review_summary() to anon, authenticated, service_role;

create type public.listed_review as (
  id uuid,
  rating smallint,
  title text,
  content text,
  reviewer_name text,
  designation text,
  created_at timestamptz,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  has_next boolean
);

comment on type public.listed_review is
  'A shown review on a page of the list. has_next: another one follows it in this order.';

-- The next page begins after the last review of this one. Row numbers would show a review twice, or none, when someone
-- writes meanwhile. A page ends after 30 reviews, or before it has more than 40 kB: long reviews make short pages.
create function public.list_reviews(
  with_rating smallint default null,
  with_designation text default null,
  in_order text default 'newest',
  after_rating smallint default null,
  after_created_at timestamptz default null,
  after_id uuid default null
)
returns setof public.listed_review
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Each order has its own index. `rest` is what comes after a review in that order.
  sorting text := case in_order
    when 'newest' then 'created_at desc, id desc'
    when 'oldest' then 'created_at, id'
    when 'best' then 'rating desc, created_at desc, id desc'
    when 'worst' then 'rating, created_at desc, id desc'
  end;
  rest text := case in_order
    when 'newest' then '(created_at, id) < ($4, $5)'
    when 'oldest' then '(created_at, id) > ($4, $5)'
    when 'best' then '(rating, created_at, id) < ($3, $4, $5)'
    when 'worst' then 'rating >= $3 and (rating > $3 or (created_at, id) < ($4, $5))'
  end;
begin
  if sorting is null then
    raise invalid_parameter_value using message = 'in_order is newest, oldest, best or worst';
  end if;
  -- A new plan for each call, because only then a filter that is not used costs nothing.
  return query execute format(
    $query$
      with found as (
        select id, rating, title, content, reviewer_name, designation, created_at, edited_at, answer, answered_at
        from public.reviews
        where hidden_at is null
          and ($1 is null or rating = $1)
          and ($2 is null or designation = $2)
          and ($5 is null or %2$s)
        order by %1$s
        limit 31
      ),
      weighed as (
        select
          found.*,
          row_number() over sorted as place,
          lead(id) over sorted is not null as has_next,
          sum(octet_length(to_json(found)::text)) over (sorted rows unbounded preceding) as bytes
        from found
        window sorted as (order by %1$s)
      )
      select
        id, rating, title, content, reviewer_name, designation, created_at, edited_at, answer, answered_at, has_next
      from weighed
      where place = 1 or (place <= 30 and bytes <= 40000)
      order by place
    $query$,
    sorting, rest
  )
  using with_rating, with_designation, after_rating, after_created_at, after_id;
end;
$$;

comment on function public.list_reviews(smallint, text, text, smallint, timestamptz, uuid) is
  'One page of the shown reviews, from the first one or after the one whose rating, created_at and id are given.';

grant execute on function public.list_reviews(smallint, text, text, smallint, timestamptz, uuid)
  to anon, authenticated, service_role;
