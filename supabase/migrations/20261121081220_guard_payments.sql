-- What happens to an order, to its inquiry and to its receipt when the order is written.

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger touch_updated_at
  before update on public.payments
  for each row execute function private.touch_updated_at();

create function private.take_guardian()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  booking public.form_submissions;
begin
  select * into booking from public.form_submissions where id = new.submission_id and under_18;
  if found then
    new.under_18 := true;
    new.guardian_name := booking.guardian_name;
    new.guardian_email := booking.guardian_email;
    new.guardian_declared_at := booking.guardian_declared_at;
  end if;
  return new;
end;
$$;

comment on function private.take_guardian() is
  'The order of a booking form is for the same student: whoever sends the order has no say in it.';

create trigger take_guardian
  before insert on public.payments
  for each row when (new.submission_id is not null and not new.under_18)
  execute function private.take_guardian();

create function private.link_order_to_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.form_submissions set order_id = new.order_id where id = new.submission_id;
  return null;
end;
$$;

create trigger link_order_to_submission
  after insert on public.payments
  for each row when (new.submission_id is not null)
  execute function private.link_order_to_submission();

create function private.remember_booking()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.detached_from := case when new.submission_id is null then old.submission_id end;
  return new;
end;
$$;

create trigger remember_booking
  before update on public.payments
  for each row when (new.submission_id is distinct from old.submission_id)
  execute function private.remember_booking();

create function private.number_receipt()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  receipt public.receipt_series;
begin
  if new.payment_status in ('paid', 'refunded') then
    new.paid_at := coalesce(new.paid_at, now());
  end if;
  new.refunded_at := case when new.payment_status = 'refunded' then coalesce(new.refunded_at, now()) end;
  if new.payment_status = 'refunded' then
    new.returned_in_paise := new.amount * 100;
  end if;

  if tg_op = 'UPDATE' and old.receipt_number is not null then
    new.receipt_number := old.receipt_number;
    new.paid_at := old.paid_at;
  elsif new.paid_at is null then
    new.receipt_number := null;
  else
    -- The row stays locked until the payment is stored. The next payment gets the next number, or this number when the
    -- payment is not stored after all.
    insert into public.receipt_series (series, last_number)
    values (private.receipt_series_of(new.paid_at, coalesce(new.livemode, false)), 1)
    on conflict (series) do update set last_number = receipt_series.last_number + 1
    returning * into receipt;
    new.receipt_number := receipt.series || '/' ||
      lpad(receipt.last_number::text, greatest(4, length(receipt.last_number::text)), '0');
  end if;
  return new;
end;
$$;

create trigger number_receipt
  before insert or update on public.payments
  for each row execute function private.number_receipt();

create function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise restrict_violation using message = 'A payment with a receipt number is kept: its number would be missing';
end;
$$;

create trigger keep_receipt
  before delete on public.payments
  for each row when (old.receipt_number is not null)
  execute function private.keep_receipt();

-- Money that went back: written with the service key, so the line names the key and no person.
create trigger log_admin_action
  after update on public.payments
  for each row when (new.payment_status = 'refunded' and old.payment_status <> 'refunded')
  execute function private.log_admin_action('order_id', 'mentorshiptype', 'payment_status');
