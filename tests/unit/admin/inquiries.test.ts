import { describe, expect, test } from 'vitest';
import { filterFor, isNarrowed, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import { inquiryFile } from '#src/features/admin/lib/inquiry-file.ts';
import { isWaiting, plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { inquiryNoteSchema } from '#src/features/admin/schemas/inquiry.ts';

const choice = {
  kind: '',
  order: 'newest',
  words: '',
  status: '',
  goal: '',
  mode: '',
  from: '',
  to: '',
} as const;

const inquiry = {
  id: '3f2a91bc-0000-4000-8000-000000000001',
  type: 'individual',
  created_at: '2026-11-21T13:00:00Z',
  name: 'Kavya Nair',
  email: 'kavya@students.example',
  phone: '+91 98290 12345',
  fullname: 'Kavya Nair',
  goal: 'placement',
  collegename: 'MNIT, Jaipur',
  mentorshiptype: 'resume_preparation',
  order_id: null,
  institutionname: null,
  contactperson: null,
  preferredmode: null,
  studentcount: null,
  sessiondate: null,
  additionaldetails: null,
  status: 'new',
  note: null,
  next_date: null,
  noted_at: null,
} as const;

test('the question before a deletion ends as docs/product.md 5 says', () => {
  expect(dashboardMessages.deleteQuestion('Kavya Nair')).toMatch(
    /Kavya Nair.*This action cannot be undone\.$/,
  );
});

describe('a choice', () => {
  test('of a goal is about individuals, of a mode about colleges', () => {
    expect(kindsIn(choice)).toEqual(['individual', 'college']);
    expect(kindsIn({ ...choice, goal: 'skills' })).toEqual(['individual']);
    expect(kindsIn({ ...choice, mode: 'online' })).toEqual(['college']);
    expect(kindsIn({ ...choice, goal: 'skills', mode: 'online' })).toHaveLength(2);
    expect(kindsIn({ ...choice, kind: 'college', goal: 'skills' })).toEqual(['college']);
  });

  test('asks no kind for what only the other one has', () => {
    const both = { ...choice, goal: 'skills', mode: 'online' };
    expect(filterFor('individual', both)).toMatchObject({ goal: 'skills', mode: '' });
    expect(filterFor('college', both)).toMatchObject({ goal: '', mode: 'online' });
  });

  test('of an order narrows nothing', () => {
    expect(isNarrowed({ ...choice, order: 'name' })).toBe(false);
    expect(isNarrowed({ ...choice, words: 'x' })).toBe(true);
  });
});

describe('an inquiry waits', () => {
  const now = Date.parse('2026-11-23T13:00:00Z');
  test.each([
    ['2026-11-21T12:59:59Z', 'new', true],
    ['2026-11-21T13:00:01Z', 'new', false],
    ['2026-11-01T00:00:00Z', 'replied', false],
  ])('from %s and %s: %s', (created_at, status, waits) => {
    expect(isWaiting({ status, created_at }, 48, now)).toBe(waits);
  });
});

describe('a note', () => {
  test('of nothing is stored as none', () => {
    expect(inquiryNoteSchema.parse({ status: 'won', note: '  ', next_date: '' })).toEqual({
      status: 'won',
      note: null,
      next_date: null,
    });
  });

  test.each([
    { status: 'spam', note: '', next_date: '' },
    { status: 'won', note: 'a\u202eb', next_date: '' },
    { status: 'won', note: 'a'.repeat(4001), next_date: '' },
  ])('like %j is refused', (note) => expect(inquiryNoteSchema.safeParse(note).success).toBe(false));
});

describe('the file', () => {
  test('of 2 500 submissions has a line for each, and no cell that runs as a formula', () => {
    const attacks = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'];
    const rows = Array.from({ length: 2500 }, (_, number) => ({
      ...inquiry,
      fullname: attacks[number % attacks.length] ?? '',
      note: attacks[(number + 1) % attacks.length] ?? '',
    }));
    const file = inquiryFile(rows);
    expect(file.charCodeAt(0)).toBe(0xfeff);
    const lines = file.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2501);
    for (const line of lines) {
      for (const cell of line.slice(1, -1).split('","')) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  test('tells when an inquiry came in India, and leaves out what it does not have', () => {
    expect(inquiryFile([inquiry]).split('\r\n')[1]).toBe(
      `"individual","2026-11-21, 18:30","Kavya Nair","","","kavya@students.example","'+91 98290 12345","placement","MNIT, Jaipur","resume_preparation","","","","","","new","",""`,
    );
  });
});

test('a column is called by plain words', () => {
  expect(plainName('preferred_mode')).toBe('Preferred mode');
});
