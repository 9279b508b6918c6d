import { TickField } from '#src/shared/ui/TickField.tsx';

export interface PhoneMessagesWords {
  label: string;
  hint: string;
}

const name = 'phoneMessages';

export const wantsPhoneMessages = (form: HTMLFormElement): boolean =>
  new FormData(form).get(name) === 'on';

/** Off until somebody ticks it. */
export const PhoneMessagesField = ({ label, hint }: PhoneMessagesWords) => (
  <TickField name={name} hint={hint}>
    {label}
  </TickField>
);
