-- An inquiry is deleted with all its attempts.

create function public.delete_inquiry(inquiry_id uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer;
begin
  perform private.require_admin('Only admins can delete inquiries');
  -- An attempt that came since, and that the admin has not seen, stays.
  delete from public.form_submissions
  where id in (
    select earlier.id
    from public.inquiry_attempts as earlier
    join public.inquiry_attempts as seen using (inquiry_id)
    where seen.id = delete_inquiry.inquiry_id and earlier.attempts <= seen.attempts
  );
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.delete_inquiry(uuid) is
  'Deletes an inquiry with its earlier attempts, and says how many rows that were. restore_submission() takes it back. For admins.';

grant execute on function public.delete_inquiry(uuid) to authenticated;
