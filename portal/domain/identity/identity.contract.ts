import { describe, expect, it } from "vitest";
import type { Identity, SignInAttempt } from "./identity.ts";

/** A provider that has one account, and how to change it from outside. */
export type ProviderUnderTest = {
  readonly identity: Identity;
  readonly account: { readonly email: string; readonly name: string; readonly password: string };
  /** What the provider itself says to a wrong password. */
  readonly refusal: string | RegExp;
  disable(): Promise<void>;
};

/** Contract of every identity provider. */
export function identityContract(name: string, open: () => Promise<ProviderUnderTest>): void {
  const attempt = (email: string, password: string): SignInAttempt => ({
    email,
    password,
    ipAddress: "192.0.2.1",
  });

  describe(name, () => {
    it("tells who signed in, in every field of the specification", async () => {
      const { identity, account } = await open();
      const before = Date.now() - 60_000;
      const { user } = await identity.signIn(attempt(account.email, account.password));
      expect(user).toEqual({
        uid: expect.stringMatching(/^\S+$/),
        displayName: account.name,
        email: account.email,
        emailVerified: false,
        phoneNumber: null,
        photoURL: null,
        tenantId: null,
        providerData: [
          {
            providerId: "password",
            uid: account.email,
            displayName: account.name,
            email: account.email,
            phoneNumber: null,
            photoURL: null,
          },
        ],
        isAnonymous: false,
        creationTime: expect.any(Date),
        lastLoginTime: expect.any(Date),
      });
      expect(user.creationTime.getTime()).toBeGreaterThan(before);
      expect(user.lastLoginTime.getTime()).toBeGreaterThanOrEqual(user.creationTime.getTime());
    });

    it("finds the user of a session, and none of a made-up one", async () => {
      const { identity, account } = await open();
      const { user, session } = await identity.signIn(attempt(account.email, account.password));
      expect(await identity.userOf(session)).toEqual(user);
      expect(await identity.userOf("made-up")).toBeUndefined();
      expect(await identity.userOf(`${session}x`)).toBeUndefined();
    });

    it("gives a new session at every sign-in", async () => {
      const { identity, account } = await open();
      const first = await identity.signIn(attempt(account.email, account.password));
      const second = await identity.signIn(attempt(account.email, account.password));
      expect(second.session).not.toBe(first.session);
    });

    it("takes the email address in any case and between spaces", async () => {
      const { identity, account } = await open();
      const { user } = await identity.signIn(attempt(` ${account.email.toUpperCase()} `, account.password));
      expect(user.email).toBe(account.email);
    });

    it("refuses a wrong password and an unknown address in the same words of its own", async () => {
      const { identity, account, refusal } = await open();
      for (const wrong of [
        attempt(account.email, "not-the-password"),
        attempt("nobody@example.org", account.password),
      ]) {
        const answer = identity.signIn(wrong);
        await expect(answer).rejects.toMatchObject({ code: "sign-in-refused" });
        await expect(answer).rejects.toThrow(refusal);
      }
    });

    it("refuses malformed credentials like wrong ones", async () => {
      const { identity } = await open();
      const nonsense = [
        ["", ""],
        ["no address", "password"],
        ["a@b.c", ""],
        ["\0'\";--", "\0"],
        ["ö".repeat(300), "x".repeat(5000)],
      ] as const;
      for (const [email, password] of nonsense)
        await expect(identity.signIn(attempt(email, password))).rejects.toMatchObject({
          code: "sign-in-refused",
        });
    });

    it("lets a disabled account in no more", async () => {
      const { identity, account, disable } = await open();
      await disable();
      await expect(identity.signIn(attempt(account.email, account.password))).rejects.toMatchObject({
        code: "sign-in-refused",
        message: expect.stringMatching(/disabled/i),
      });
    });
  });
}
