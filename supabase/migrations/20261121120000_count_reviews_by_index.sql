-- review_summary() reads nothing but this: the indexes that lists are ordered by carry time and id, and counting a
-- hundred thousand reviews through them costs more than reading the whole table.
create index reviews_shown_by_rating on public.reviews (rating) where hidden_at is null;
