// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as keys from '#src/shared/browser/storage-keys.ts';

const asha = { name: 'Asha Verma', email: 'asha@example.com', phone: '9829012345' };
const checkout = { mentorshipType: 'resume_preparation', amount: 149, customer: asha };
const profile = { email: asha.email, fullName: asha.name };
const review = {
  id: 'a3f1c9d2-7b64-4c1e-9a55-2f4be0c2d911',
  typed: { reviewer_name: asha.name, designation: '', rating: '', title: '', content: 'Helpful' },
};
const registration = {
  user_name: asha.name,
  user_email: asha.email,
  college_name: 'MNIT',
  phone_number: asha.phone,
};
const questions = ['How does Asha explain a gap?'];

/** The stores as a page of this tab has them that begins now. */
async function openPage() {
  vi.resetModules();
  const [mark, orders, profiles, reviews, registrations, papers] = await Promise.all([
    import('#src/shared/browser/logout-mark.ts'),
    import('#src/shared/stores/checkout.ts'),
    import('#src/features/profile/stores/draft.ts'),
    import('#src/features/reviews/stores/draft.ts'),
    import('#src/features/events/stores/registration-draft.ts'),
    import('#src/features/sessions/stores/unsaved-questions.ts'),
  ]);
  // As the session's store does on every page.
  mark.onLogoutElsewhere(mark.dropTextsOfOthers);
  return { ...mark, orders, profiles, reviews, registrations, papers };
}

type Page = Awaited<ReturnType<typeof openPage>>;

function type({ orders, profiles, reviews, registrations, papers }: Page): void {
  orders.chooseOrder(checkout);
  profiles.keepDraft(profile);
  reviews.keepDraft(review);
  registrations.keepDraft('event', registration as never);
  papers.keepQuestions('ord_1', questions, []);
}

const found = ({ orders, profiles, reviews, registrations, papers }: Page) => ({
  checkout: orders.$checkout.get(),
  profile: profiles.takeDraft(),
  review: reviews.readDraft(),
  registration: registrations.takeDraft('event'),
  question: papers.unsavedQuestions('ord_1', [])[0],
});

const everything = { checkout, profile, review, registration, question: questions[0] };
const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, undefined]));

const logIn = (id: string) =>
  localStorage.setItem(keys.authStorageKey, JSON.stringify({ user: { id } }));

const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** What another tab does, as this one hears of it. */
function logOutElsewhere(): void {
  localStorage.removeItem('mentor.buyer');
  localStorage.setItem('mentor.left', '1795839372000');
}
const hear = () => dispatchEvent(new StorageEvent('storage', { key: 'mentor.left' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what somebody has typed', () => {
  test('is there on the next page of the tab', async () => {
    type(await openPage());
    expect(found(await openPage())).toEqual(everything);
  });

  test('is gone after a logout, and the next person’s is kept', async () => {
    const page = await openPage();
    type(page);
    localStorage.setItem('mentor.buyer', '"a3f1c9d2-7b64-4c1e-9a55-2f4be0c2d911"');
    page.markLogout();
    expect(kept()).not.toMatch(/asha|verma|mentor\.buyer/i);

    const next = await openPage();
    expect(found(next)).toEqual(nothing);
    type(next);
    expect(found(await openPage())).toEqual(everything);
  });

  test('is gone in a tab that was asleep at the logout', async () => {
    type(await openPage());
    logOutElsewhere();
    expect(found(await openPage())).toEqual(nothing);
    expect(kept()).not.toMatch(/asha|verma/i);
  });

  test('leaves the screen of a tab that is open, which does not bring it back', async () => {
    const page = await openPage();
    type(page);
    logOutElsewhere();
    hear();
    expect(page.orders.$checkout.get()).toBeUndefined();
    page.orders.rememberCustomer(asha);
    page.orders.rememberOrder('ord_1');
    page.profiles.keepDraft(profile);
    expect(sessionStorage.getItem(keys.checkoutStorageKey)).toBeNull();
    expect(sessionStorage.getItem(keys.profileStorageKey)).toBeNull();
  });

  test('of a session that ended by itself is there for the same account, and not for another', async () => {
    logIn('asha');
    type(await openPage());
    localStorage.removeItem(keys.authStorageKey);
    logIn('asha');
    const page = await openPage();
    expect(found(page)).toEqual(everything);
    type(page);
    localStorage.removeItem(keys.authStorageKey);
    logIn('farhan');
    expect(found(await openPage())).toEqual(nothing);
  });

  test('of a visitor, after a logout, is still there for whoever logs in then', async () => {
    logIn('asha');
    const page = await openPage();
    type(page);
    localStorage.removeItem(keys.authStorageKey);
    page.markLogout();
    type(await openPage());
    logIn('farhan');
    expect(found(await openPage())).toEqual(everything);
  });

  test('stays when another key changes', async () => {
    const page = await openPage();
    type(page);
    dispatchEvent(new StorageEvent('storage', { key: keys.authStorageKey }));
    expect(found(page)).toEqual(everything);
  });
});

test('what an admin has not saved yet outlives a logout', async () => {
  const texts = ['mentor.post.new', 'mentor.lesson.first', 'mentor.learning'];
  for (const key of texts) localStorage.setItem(key, '{}');
  (await openPage()).markLogout();
  expect(texts.map((key) => localStorage.getItem(key))).toEqual(['{}', '{}', '{}']);
});
