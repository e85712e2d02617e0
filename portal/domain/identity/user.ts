/** The signed-in user, from any identity provider. A field that the provider does not know is null. */
export type SignedInUser = {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  /** Tenant of a provider that several organisations share. */
  readonly tenantId: string | null;
  /** The sign-in methods of the account. */
  readonly providerData: readonly ProviderData[];
  readonly isAnonymous: boolean;
  readonly creationTime: Date;
  readonly lastLoginTime: Date;
};

export type ProviderData = {
  readonly providerId: string;
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
};

/** The name that the navigation bar shows. */
export function shownName({ displayName, email }: SignedInUser): string {
  return displayName || email?.split("@")[0] || "you";
}
