create trigger stamp_created_at
  before insert on public.reviews
  for each row execute function private.stamp_created_at();

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
      -- A new review is not edited, hidden or answered.
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
  -- now() does not change within a transaction; two changes of one need two times.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger guard_review
  before insert or update on public.reviews
  for each row execute function private.guard_review();

create trigger bound_reviews
  after insert on public.reviews
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('review');

create trigger bound_review_changes
  after update on public.reviews
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('review_change');

create trigger log_admin_action
  after update or delete on public.reviews
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'title', '');
