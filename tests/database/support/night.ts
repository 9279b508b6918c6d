type Query = (statement: string) => Promise<unknown>;

/** Has the database take any time for night, or for day: some mails wait for the morning. */
export const setNight = (query: Query, isNight: boolean): Promise<unknown> =>
  query(
    `create or replace function private.is_night_now() returns boolean language sql stable set search_path = ''
     return ${String(isNight)}`,
  );
