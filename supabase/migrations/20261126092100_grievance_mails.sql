-- What is mailed about grievances, queued in the transaction that causes it.

create function private.queue_grievance_mail(kind text, recipient text, grievance public.grievances, details jsonb)
returns void
language sql
-- Definer, because neither visitors nor admins write mails.
security definer
set search_path = ''
as $$
  insert into public.outbox (kind, subject, recipient, payload)
  select
    $1,
    ($3).id::text,
    $2,
    $4 || jsonb_build_object(
      'ticket', ($3).ticket,
      'name', ($3).name,
      'topic', ($3).topic,
      'acknowledge_by', ($3).acknowledge_by,
      'settle_by', ($3).settle_by
    )
  where private.is_email($2)
  on conflict (kind, subject) do nothing;
$$;

revoke execute on function private.queue_grievance_mail(text, text, public.grievances, jsonb)
  from anon, authenticated;

create function private.tell_of_grievance()
returns trigger
language plpgsql
-- Definer, because only the owner queues these mails.
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.queue_grievance_mail('grievance_filed', new.email, new, '{}');
    -- After the first mail, which waits for its turn: two at once are not both the last of the day. The desk has all.
    if exists (
      select from private.write_bounds as bound
      where bound.kind = 'grievance_to_settle' and bound.maximum > (
        select count(*)
        from public.outbox
        where outbox.kind = bound.kind and created_at > now() - interval '1 second' * bound.seconds
      )
    ) then
      perform private.queue_grievance_mail(
        'grievance_to_settle', private.mentor_email(), new,
        jsonb_build_object('email', new.email, 'order_id', new.order_id, 'description', new.description)
      );
    end if;
  elsif new.answer is not null and old.answer is null then
    perform private.queue_grievance_mail(
      'grievance_settled', new.email, new, jsonb_build_object('answer', new.answer)
    );
  elsif new.answer is null and new.acknowledged_at is not null and old.acknowledged_at is null then
    perform private.queue_grievance_mail('grievance_acknowledged', new.email, new, '{}');
  end if;
  return null;
end;
$$;

create trigger tell_of_grievance
  after insert or update on public.grievances
  for each row execute function private.tell_of_grievance();

create function private.forget_grievance_mails()
returns trigger
language plpgsql
-- Definer, because only the owner writes mails.
security definer
set search_path = ''
as $$
begin
  delete from public.outbox
  where kind in ('grievance_filed', 'grievance_to_settle', 'grievance_acknowledged', 'grievance_settled')
    and subject = old.id::text;
  return null;
end;
$$;

create trigger forget_mails
  after delete on public.grievances
  for each row execute function private.forget_grievance_mails();

revoke execute on function private.tell_of_grievance(), private.forget_grievance_mails()
  from public, anon, authenticated, service_role;
