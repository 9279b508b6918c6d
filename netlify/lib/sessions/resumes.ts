import { database, DatabaseError, unwrap, unwrapOptional } from '../site/database.ts';

// The resumes of a session. Everything throws DatabaseError.

interface ResumeFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const rowOf = ({ name, bytes }: ResumeFile) => ({
  name,
  content_base64: Buffer.from(bytes).toString('base64'),
});

/** Adds a resume, unless the session has three: two that come at once are counted by the database. */
export async function addResume(bookingId: string, file: ResumeFile): Promise<'ok' | 'too_many'> {
  try {
    unwrapOptional(
      await database()
        .from('session_resumes')
        .insert({ booking_id: bookingId, ...rowOf(file) }),
    );
    return 'ok';
  } catch (error) {
    // What else its constraints ask was looked at before.
    if (error instanceof DatabaseError && error.code === '23514') return 'too_many';
    throw error;
  }
}

/** Puts a file in the place of a resume of this booking; its 90 days begin again. False when there is none. */
export async function replaceResume(
  bookingId: string,
  id: string,
  file: ResumeFile,
): Promise<boolean> {
  const answer = await database()
    .from('session_resumes')
    .update({ ...rowOf(file), created_at: new Date().toISOString() })
    .eq('booking_id', bookingId)
    .eq('id', id)
    .select('id');
  return unwrap(answer).length > 0;
}

export async function removeResume(bookingId: string, id: string): Promise<void> {
  unwrapOptional(
    await database().from('session_resumes').delete().eq('booking_id', bookingId).eq('id', id),
  );
}

/** The file, of this booking or, for admins, of any; null when there is none. */
export async function findResume(
  id: string,
  bookingId: string | 'any',
): Promise<ResumeFile | null> {
  const named = database().from('session_resumes').select('name, content_base64').eq('id', id);
  const row = unwrapOptional(
    await (bookingId === 'any' ? named : named.eq('booking_id', bookingId)).maybeSingle(),
  );
  return (
    row && { name: row.name, bytes: new Uint8Array(Buffer.from(row.content_base64, 'base64')) }
  );
}
