-- Who had a review hidden could write the same again a moment later, or delete the hidden one and then do so. Now the
-- hidden one stays until an admin shows or deletes it, and its author can write no other; changing it remains possible.
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

drop policy "People can write reviews of their own" on public.reviews;

create policy "People can write reviews of their own while none of theirs is hidden"
  on public.reviews for insert to authenticated
  with check (user_id = (select auth.uid()) and not (select private.has_hidden_review()));

drop policy "People can delete their own reviews, admins all" on public.reviews;

create policy "People can delete their own shown reviews, admins all"
  on public.reviews for delete to authenticated
  using (
    (user_id = (select auth.uid()) and hidden_at is null)
    or (select private.is_admin())
  );
