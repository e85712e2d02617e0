import { Refusal } from "#domain/errors.ts";
import type { AccountData, Accounts } from "#domain/identity/accounts.ts";
import { RESET_LIFETIME_MS, type ResetTokenStore, type ResetTokens } from "#domain/identity/reset-token.ts";
import type { SecondFactorStore } from "#domain/identity/second-factor.ts";
import type { Auth } from "./auth.ts";

type Row = {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  lastLoginAt?: Date | null;
  disabledAt?: Date | null;
};

export type AccountPorts = {
  readonly factors: SecondFactorStore;
  readonly links: ResetTokenStore;
  readonly tokens: ResetTokens;
  readonly data: AccountData;
  readonly now: () => Date;
};

/** Account administration over better-auth. Its own sign-up is disabled, so rows are written through its adapter. */
export function betterAuthAccounts(
  auth: () => Promise<Auth>,
  { factors, links, tokens, data, now }: AccountPorts,
): Accounts {
  const context = async () => (await auth()).$context;
  async function find(email: string): Promise<Row> {
    const { internalAdapter } = await context();
    const found = await internalAdapter.findUserByEmail(email.toLowerCase());
    if (!found) throw new Refusal("account-refused", `There is no account ${email}.`);
    return found.user;
  }

  return {
    async list() {
      const { adapter } = await context();
      const rows = await adapter.findMany<Row>({
        model: "user",
        limit: 100_000,
        sortBy: { field: "email", direction: "asc" },
      });
      const withFactor = await factors.accountIds();
      return rows.map((row) => ({
        email: row.email,
        name: row.name,
        creationTime: row.createdAt,
        lastLoginTime: row.lastLoginAt ?? undefined,
        isDisabled: Boolean(row.disabledAt),
        hasSecondFactor: withFactor.has(row.id),
      }));
    },

    async add({ email, name, password }) {
      const { adapter, internalAdapter, password: passwords } = await context();
      if (await internalAdapter.findUserByEmail(email.toLowerCase()))
        throw new Refusal("account-refused", `There is an account ${email} already.`);
      const hash = await passwords.hash(password);
      await adapter.transaction(async (tx) => {
        const now = new Date();
        const { id } = await tx.create<Omit<Row, "id"> & Record<string, unknown>, Row>({
          model: "user",
          data: { email: email.toLowerCase(), name, emailVerified: false, createdAt: now, updatedAt: now },
        });
        await tx.create({
          model: "account",
          data: {
            userId: id,
            accountId: id,
            providerId: "credential",
            password: hash,
            createdAt: now,
            updatedAt: now,
          },
        });
      });
    },

    async setPassword(email, password) {
      const { internalAdapter, password: passwords } = await context();
      const { id } = await find(email);
      await internalAdapter.updatePassword(id, await passwords.hash(password));
      await internalAdapter.deleteUserSessions(id);
      await links.deleteOf(id);
    },

    async disable(email) {
      const { internalAdapter } = await context();
      const { id } = await find(email);
      await internalAdapter.updateUser(id, { disabledAt: new Date() });
      await internalAdapter.deleteUserSessions(id);
    },

    async enable(email) {
      const { internalAdapter } = await context();
      const { id } = await find(email);
      await internalAdapter.updateUser(id, { disabledAt: null });
    },

    async turnOffSecondFactor(email) {
      const { id } = await find(email);
      if (!(await factors.remove(id))) throw new Refusal("account-refused", `${email} has no second factor.`);
    },

    async newResetToken(email) {
      const { id } = await find(email);
      const token = tokens.generate();
      const expiresAt = new Date(now().getTime() + RESET_LIFETIME_MS);
      await links.replace(id, { hash: tokens.hash(token), expiresAt });
      return token;
    },

    async remove(email) {
      const { id } = await find(email);
      return data.delete(id);
    },
  };
}
