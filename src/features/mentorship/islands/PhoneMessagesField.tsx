import { TickField } from '#src/shared/ui/TickField.tsx';

export interface PhoneMessagesWords {
  label: string;
  hint: string;
}

const name = 'phoneMessages';

export const wantsPhoneMessages = (form: HTMLFormElement): boolean =>
  new FormData(form).get(name) === 'on';

interface PhoneMessagesFieldProps extends PhoneMessagesWords {
  /** The same person has ticked it before, in this tab. */
  isOn: boolean;
}

/** Off until somebody ticks it. */
export const PhoneMessagesField = ({ label, hint, isOn }: PhoneMessagesFieldProps) => (
  <TickField name={name} hint={hint} defaultChecked={isOn}>
    {label}
  </TickField>
);
