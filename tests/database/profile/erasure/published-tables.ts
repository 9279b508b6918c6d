import { anEvent, aPost } from '../../support/sample-rows.ts';
import { people } from '../../support/use-backend.ts';
import { byNewPerson, content, query, type Tables } from './planted-person.ts';

/** Events, reviews and posts, and who takes part in events. */
export const publishedTables: Tables = {
  'public.event_categories': content,
  'public.events': (person) =>
    people.service
      .from('events')
      .insert(
        anEvent({ created_by: person.id, description: `Ask ${person.name}, ${person.phone}` }),
      )
      .throwOnError(),
  'public.event_registrations': async (person) => {
    const event = anEvent({ status: 'approved' });
    await people.service.from('events').insert(event).throwOnError();
    // One of the account, and one of another account with the address.
    for (const [user, address] of [
      [person.id, 'other@erasure.example'],
      [people.student.id, person.email],
    ]) {
      await query(
        `insert into event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
         values ($1, $2, $3, $4, $3, $5)`,
        event['id'],
        user,
        person.name,
        address,
        person.phone,
      );
    }
    // Mails that wait go with the registration.
    await query(`update outbox set sent_at = now() where kind = 'event_registration'`);
    await query(
      `insert into event_registrations (
         event_id, user_id, user_name, user_email, college_name, phone_number, under_18, guardian_name, guardian_email,
         guardian_declared_at
       )
       values ($1, $2, 'Child', 'child@erasure.example', 'College', '9829012345', true, $3, $4, now())`,
      event['id'],
      people.otherStudent.id,
      person.name,
      person.email,
    );
  },
  'public.event_joining_links': content,
  'public.reviews': byNewPerson,
  'public.blog_posts': async (person) => {
    const post = aPost({ author: person.name });
    await people.service.from('blog_posts').insert(post).throwOnError();
    await query('insert into private.blog_authors values ($1, $2)', post['id'], person.id);
  },
  'public.blog_redirects': content,
};
