export type LoginReason =
  | { kind: 'event'; eventId: string }
  | { kind: 'proposal' | 'review' | 'courses' | 'lesson' | 'profile' | 'admin' };

const reasons: [path: RegExp, reason: LoginReason][] = [
  [/^\/events\/create$/, { kind: 'proposal' }],
  [/^\/reviews#write-review$/, { kind: 'review' }],
  [/^\/course-dashboard$/, { kind: 'courses' }],
  [/^\/learn\/[^/]+\/[^/]+$/, { kind: 'lesson' }],
  [/^\/profile$/, { kind: 'profile' }],
  [/^\/admin(?:\/[a-z/-]*)?$/, { kind: 'admin' }],
];

/** Why someone who wants to go to `path` has to log in; undefined where that is not known. */
export function loginReason(path: string): LoginReason | undefined {
  const [, eventId] = /^\/events(?:\/[^/?#]+)?\?register=([0-9a-f-]{36})$/.exec(path) ?? [];
  if (eventId) return { kind: 'event', eventId };
  return reasons.find(([pattern]) => pattern.test(path))?.[1];
}
