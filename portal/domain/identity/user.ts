/** Who is signed in, whichever provider vouches for them. A provider that does not know a field leaves it null. */
export type SignedInUser = {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  /** The part of a provider that several organisations share. */
  readonly tenantId: string | null;
  /** The ways in which this person can prove who they are. */
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

/** What the bar calls them. */
export function shownName({ displayName, email }: SignedInUser): string {
  return displayName || email?.split("@")[0] || "you";
}
