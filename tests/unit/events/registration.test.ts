import { expect, test } from 'vitest';
import { registrationSchema } from '#src/features/events/schemas/registration.ts';
import { checkForm } from '#src/shared/lib/validate.ts';
import { validation } from '#src/shared/messages/validation.ts';

const typed = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  const fields = {
    user_name: 'Rohan Sharma',
    user_email: 'rohan@example.com',
    college_name: 'MBM University, Jodhpur',
    phone_number: '9829012345',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each(['9829012345', '+91 98290 12345', '0 98290 12345', '98290-12345'])(
  'someone can register with the phone number %s',
  (phone_number) => {
    const { value } = checkForm(registrationSchema, typed({ phone_number }));
    expect(value?.phone_number).toBe('9829012345');
  },
);

test.each([
  ['user_name', '', 'Name is required'],
  ['user_name', ' \u200b ', 'Name is required'],
  ['user_email', '', 'Valid email is required'],
  ['user_email', 'rohan@example', 'Valid email is required'],
  ['college_name', '  ', 'College name is required'],
  ['phone_number', '982901234', 'Valid phone number is required'],
  ['phone_number', 'call me maybe', 'Valid phone number is required'],
  ['phone_number', '(0291) 254-1234', validation.mobileNumber],
])('the field %s with "%s" is refused: %s', (field, value, words) => {
  const { problems } = checkForm(registrationSchema, typed({ [field]: value }));
  expect(problems).toEqual({ [field]: words });
});
