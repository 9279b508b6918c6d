/** Whether someone is an admin: by `user_roles`, and by the profile only when that says nothing (docs/product.md 6). */
export function isAdminRole(
  userRole: string | null | undefined,
  profileRole: string | null | undefined,
): boolean {
  return (userRole ?? profileRole) === 'admin';
}
