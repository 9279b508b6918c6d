import { ConfirmPassword } from '#src/features/auth/islands/ConfirmPassword.tsx';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { ConsentsCard } from './ConsentsCard.tsx';
import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { OrdersCard } from './OrdersCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RegistrationsCard } from './RegistrationsCard.tsx';

/** Everything about one's own account (docs/product.md 2.7, Profile, and what people expect there). */
export function ProfilePage() {
  return (
    <RequireRole who="user" loading={<Loading />}>
      <div className="grid gap-[var(--gap)]">
        <ProfileCard />
        <RegistrationsCard />
        <OrdersCard />
        <PasswordCard />
        <DevicesCard />
        <ConsentsCard />
        <OwnDataCard />
        <DeleteAccountCard />
        <ConfirmPassword />
      </div>
    </RequireRole>
  );
}

const Loading = () => (
  <p role="status" className="text-soft">
    Loading your profile...
  </p>
);
