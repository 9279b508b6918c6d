// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { $orderSession, openSession } from '#src/features/sessions/stores/order-session.ts';
import {
  $changeProblem,
  cancelSession,
  chooseTime,
} from '#src/features/sessions/stores/session-change.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { $toasts } from '#src/shared/stores/toasts.ts';

const backend = vi.hoisted(() => ({
  readSession: vi.fn(),
  changeSession: vi.fn(),
  listFreeTimes: vi.fn(),
}));
vi.mock('#src/features/sessions/data/sessions.ts', () => backend);
vi.mock('#src/features/sessions/data/free-times.ts', () => backend);

const six = '2026-11-24T12:30:00.000Z';
const seven = '2026-11-24T13:30:00.000Z';
const order_id = `ord_${'a'.repeat(32)}`;
const unbooked: Session = {
  token: 'token',
  order_id,
  mentorshiptype: 'resume_preparation',
  status: 'needs_time',
  starts_at: null,
  ends_at: null,
  lost_start: null,
  was_refunded: false,
  sequence: 0,
  moves_left: 1,
  change_until: null,
  joining_link: null,
  phone_messages: false,
  papers: { questions: [], resumes: [], shared_note: null, steps: [] },
};
const bookedAt = (starts_at: string): Session => ({ ...unbooked, status: 'booked', starts_at });

const refusal = (status: number, title: string) =>
  new FunctionRefusal({ status, title, detail: 'What to do.' });

async function open(session: Session) {
  backend.readSession.mockResolvedValue(session);
  await openSession({ order_id });
  backend.readSession.mockClear();
}

const lastToast = () => $toasts.get().at(-1)?.title;

beforeEach(() => {
  vi.resetAllMocks();
  backend.listFreeTimes.mockResolvedValue([seven]);
});

test('a buyer chooses a time, and reads that it is booked', async () => {
  await open(unbooked);
  backend.changeSession.mockResolvedValue(bookedAt(six));
  expect(await chooseTime(six)).toBe(true);
  expect(backend.changeSession).toHaveBeenCalledWith({
    order_id,
    action: 'choose',
    starts_at: six,
  });
  expect($orderSession.get().session?.status).toBe('booked');
  expect(lastToast()).toBe('Your session is booked');
});

test('a time that is taken is said in the words of the server, and the times are loaded again', async () => {
  await open(unbooked);
  backend.changeSession.mockRejectedValue(refusal(409, 'This time is not free any more'));
  expect(await chooseTime(six)).toBe(false);
  expect($changeProblem.get()).toMatchObject({
    title: 'This time is not free any more',
    message: 'What to do.',
    canTryAgain: false,
  });
  expect(backend.listFreeTimes).toHaveBeenCalledOnce();
});

test.each([new DataError('unavailable', ''), refusal(502, 'The change could not be confirmed')])(
  'when the backend is down the same can be tried again',
  async (failure) => {
    await open(unbooked);
    backend.changeSession.mockRejectedValue(failure);
    expect(await chooseTime(six)).toBe(false);
    expect($changeProblem.get()).toMatchObject({ title: 'That did not work', canTryAgain: true });
    expect($orderSession.get().session).toEqual(unbooked);
  },
);

test('who booked in another tab does not move the session without knowing', async () => {
  await open(unbooked);
  backend.readSession.mockResolvedValue(bookedAt(six));
  expect(await chooseTime(seven)).toBe(false);
  expect(backend.changeSession).not.toHaveBeenCalled();
  expect($orderSession.get().session).toEqual(bookedAt(six));
  expect($changeProblem.get()?.title).toBe('Your session was changed in the meantime');
});

test('a second try finds what the first has done, although its answer was lost', async () => {
  await open(unbooked);
  backend.readSession.mockResolvedValue(bookedAt(six));
  expect(await chooseTime(six)).toBe(true);
  expect(backend.changeSession).not.toHaveBeenCalled();

  backend.readSession.mockResolvedValue({ ...bookedAt(six), status: 'cancelled_by_buyer' });
  expect(await cancelSession()).toBe(true);
  expect(lastToast()).toBe('Your session is cancelled');
});

test('a link that is too old says so', async () => {
  backend.readSession.mockRejectedValue(refusal(404, 'This link has expired'));
  await openSession({ token: 'old' });
  expect($orderSession.get()).toMatchObject({
    status: 'failed',
    missing: { title: 'This link has expired' },
  });
});
