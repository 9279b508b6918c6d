-- What the mentor wants to be told by mail, and when.

create table public.mentor_settings (
  id integer primary key default 1,
  news_mails text not null default 'at_once',
  updated_at timestamptz not null default now()
);

comment on table public.mentor_settings is 'One row: how the mentor wants to be told of news. Only admins read it.';
comment on column public.mentor_settings.news_mails is 'at_once, or each_morning: one mail at eight in India with all of it.';

alter table public.mentor_settings
  add constraint mentor_settings_is_one_row check (id = 1),
  add constraint mentor_settings_news_mails_is_known check (news_mails in ('at_once', 'each_morning'));

insert into public.mentor_settings default values;

grant select on public.mentor_settings to authenticated;
grant select, insert, update, delete on public.mentor_settings to service_role;
grant update (news_mails) on public.mentor_settings to authenticated;

alter table public.mentor_settings enable row level security;

create policy "Admins can read their settings"
  on public.mentor_settings for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change their settings"
  on public.mentor_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.mentor_settings
  for each row execute function private.touch_updated_at();

create trigger log_admin_action
  after update on public.mentor_settings
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', 'news_mails');
