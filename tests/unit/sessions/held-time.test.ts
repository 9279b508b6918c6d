// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  $heldTime,
  closeHeldTime,
  forgetHeldTime,
  keepTime,
  openHeldTime,
  timeToBook,
} from '#src/features/sessions/stores/held-time.ts';
import { $ownTimes } from '#src/features/sessions/stores/own-times.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { chooseOrder, dropTime, forgetOrder, prolongHold } from '#src/shared/stores/checkout.ts';

const backend = vi.hoisted(() => ({ holdTime: vi.fn(), listFreeTimes: vi.fn() }));
vi.mock('#src/features/sessions/data/holds.ts', () => backend);
vi.mock('#src/features/sessions/data/free-times.ts', () => backend);

const [six, seven] = ['2099-11-24T12:30:00.000Z', '2099-11-24T13:30:00.000Z'];
const [soon, later] = ['2099-11-01T12:15:00.000Z', '2099-11-01T12:35:00.000Z'];
const resume = 'resume_preparation';

const keep = (startsAt: string) => {
  keepTime(startsAt);
  return timeToBook();
};
const own = () => $ownTimes.get().map(({ startsAt }) => startsAt);

/** What a new page knows is what is stored. */
function comeBack(mentorshipType = resume) {
  closeHeldTime();
  return openHeldTime(mentorshipType);
}

const goToPayment = () =>
  chooseOrder({
    mentorshipType: resume,
    amount: 149,
    submissionId: 'a3f1c9d2-7b64-4c1e-9a55-2f4be0c2d911',
    time: { startsAt: six, heldUntil: soon },
    customer: { name: 'Asha', email: 'asha@example.com', phone: '9829000000' },
  });

beforeEach(() => {
  sessionStorage.clear();
  forgetOrder();
  vi.resetAllMocks();
  backend.listFreeTimes.mockResolvedValue([]);
  backend.holdTime.mockImplementation(({ startsAt }: { startsAt: string }) =>
    Promise.resolve({ startsAt, heldUntil: soon }),
  );
  sessionStorage.setItem('mentor.held-times', '{"times":[]}');
  openHeldTime(resume);
});

test('who comes back finds the time that they chose, still chosen', async () => {
  await keep(six);
  expect(comeBack()).toBe(true);
  expect($heldTime.get()).toEqual({ startsAt: six, heldUntil: soon });
});

test('the form of another session offers it, and has not chosen it', async () => {
  await keep(six);
  expect(comeBack('interview_preparation')).toBe(false);
  expect($heldTime.get()).toBeUndefined();
  expect(own()).toEqual([six]);
});

test('who chooses after paying is offered it again, for as long as it is held', async () => {
  await keep(six);
  forgetHeldTime();
  expect(own()).toEqual([six]);
  expect(comeBack()).toBe(false);
  expect(own()).toEqual([six]);

  sessionStorage.setItem(
    'mentor.held-times',
    JSON.stringify({ times: [{ startsAt: six, heldUntil: '2020-01-01T00:00:00.000Z' }] }),
  );
  comeBack();
  expect(own()).toEqual([]);
});

test('a second time takes the place of the first one', async () => {
  await keep(six);
  await keep(seven);
  expect(own()).toEqual([seven]);
});

test('the time that an order keeps is chosen again without another hold', async () => {
  await keep(six);
  goToPayment();
  prolongHold(later);
  comeBack();
  expect($heldTime.get()).toMatchObject({ startsAt: six, heldUntil: later });
  await keep(seven);
  expect(own()).toEqual([six, seven]);
  backend.holdTime.mockClear();
  expect((await keep(six)).time).toMatchObject({ startsAt: six, heldUntil: later });
  expect(backend.holdTime).not.toHaveBeenCalled();
});

test('a time that went to somebody else is offered no more', async () => {
  await keep(six);
  goToPayment();
  dropTime();
  expect(comeBack()).toBe(false);
  expect(own()).toEqual([]);

  await keep(seven);
  backend.holdTime.mockRejectedValue(
    new FunctionRefusal({ status: 409, title: 'Gone', detail: 'Choose.', timeTaken: true }),
  );
  await keep(seven);
  expect($heldTime.get()).toBeUndefined();
  expect(own()).toEqual([]);
});
