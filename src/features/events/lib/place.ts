const onlineWords = /\b(?:online|zoom|meet|teams|webinar|webex|youtube|live\s?stream|virtual)\b/i;
// "Google Meet" is a place on the internet, "Training and Placement Meet, Jaipur" is not; a comma names a city or a room.
const inPersonWords =
  /\b(?:hall|auditorium|campus|college|university|institute|hotel|room|block|centre|center)\b/i;

/** Whether the venue of an event says that it is online. */
export const isOnline = (venue: string): boolean =>
  onlineWords.test(venue) && !inPersonWords.test(venue);
