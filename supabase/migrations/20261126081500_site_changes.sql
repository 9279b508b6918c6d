-- What has changed since the pages were built, read with the rights of the caller; others than admins get an error.

create type public.site_change as (
  table_name text,
  subject text,
  change text,
  happened_at timestamptz
);

comment on type public.site_change is
  'Something that visitors see otherwise than the built pages say: shown (new or changed) or gone.';

create function public.changes_since(moment timestamptz)
returns setof public.site_change
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only admins see what waits to be published');
  return query
    with changes (table_name, subject, change, happened_at, row_id) as (
      select 'events', title, 'shown', updated_at, id::text
      from public.events
      where status = 'approved' and greatest(updated_at, approved_at) > moment
      union all
      select 'blog_posts', title, 'shown', greatest(updatedat, publishedat), id::text
      from public.blog_posts
      where publishedat <= now() and greatest(updatedat, publishedat) > moment
      union all
      select 'reviews', title, 'shown', updated_at, id::text
      from public.reviews
      where hidden_at is null and updated_at > moment
      union all
      -- The build makes a page of a free lesson, and that page lists all lessons by their modules.
      select 'lessons', title, 'shown', shown_at, id::text
      from public.lessons
      where status = 'published' and shown_at > moment
      union all
      select 'course_modules', course_modules.title, 'shown', max(actions.happened_at), actions.row_id
      from public.admin_actions as actions
      join public.course_modules on course_modules.id::text = actions.row_id
      where actions.table_name = 'course_modules'
        and actions.action = 'changed'
        and actions.happened_at > moment
        and exists (
          select from public.lessons where lessons.module_id = course_modules.id and status = 'published'
        )
      group by course_modules.id, actions.row_id
    ),
    -- The audit log says what was removed or hidden. What is shown (again) is in the list above.
    gone as (
      select distinct on (actions.table_name, actions.row_id)
        actions.table_name, actions.subject, 'gone', actions.happened_at
      from public.admin_actions as actions
      where actions.happened_at > moment
        and actions.table_name in ('events', 'blog_posts', 'reviews', 'lessons')
        and (
          actions.action = 'deleted'
          or (actions.table_name = 'events' and actions.summary ~ 'status: approved')
          or (actions.table_name = 'blog_posts' and actions.summary ~ 'publishedat')
          or (actions.table_name = 'reviews' and actions.summary ~ 'hidden_reason')
          or (actions.table_name = 'lessons' and actions.action = 'changed' and actions.summary ~ 'status: published')
        )
        and not exists (
          select from changes
          where changes.table_name = actions.table_name and changes.row_id = actions.row_id
        )
      order by actions.table_name, actions.row_id, actions.happened_at desc
    )
    select changes.table_name, changes.subject, changes.change, changes.happened_at from changes
    union all
    select * from gone
    order by 4 desc;
end;
$$;

comment on function public.changes_since(timestamptz) is
  'What visitors see otherwise than the pages that were built at that moment say, the newest first. For admins.';

grant execute on function public.changes_since(timestamptz) to authenticated, service_role;
