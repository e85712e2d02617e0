import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "#e2e/portal-test.ts";
import { addAccount, fillIn, password } from "./accounts.ts";

const STEP_MS = 30_000;

/** The codes of an authenticator app for the secret of the page: this one, and the one after it at the earliest. */
async function codesOf(page: Page) {
  const secret = await page.getByTestId("totp-secret").innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, "")) });
  const start = Date.now();
  return {
    first: totp.generate({ timestamp: start }),
    // Servers take a code half a minute early, as clocks differ.
    next: () => totp.generate({ timestamp: Math.max(Date.now(), start + STEP_MS) }),
  };
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel(/^Code from your app/).fill(code);
  await page.getByRole("button", { name: button }).click();
}

test("a second factor is turned on, asked for at every sign-in, and turned off again", async ({
  page,
  openPortal,
}) => {
  const portal = await openPortal();
  addAccount(portal);
  const logIn = async () => {
    await page.goto(`${portal.origin}/login`);
    await expect(page.locator("[data-island=sign-in][data-hydrated]")).toBeVisible();
    await fillIn(page, password);
  };
  const signOut = async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(`${portal.origin}/`);
  };
  const isRefused = async () => {
    await expect(page.getByRole("alert")).toHaveText("That code is not right. Each code works once.");
    await expect(page.getByTestId("account")).toHaveCount(0);
  };

  await logIn();
  await page.getByTestId("account").getByRole("link", { name: "Ada" }).click();
  await page.getByRole("link", { name: "Turn it on" }).click();
  const codes = await codesOf(page);
  await page.getByLabel("Password").fill("wrong");
  await enterCode(page, codes.first, "Turn it on");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await page.getByLabel("Password").fill(password);
  await enterCode(page, codes.first, "Turn it on");
  await expect(page.getByRole("heading", { name: "The second factor is on" })).toBeVisible();
  const recovery = await page.getByTestId("recovery-codes").getByRole("listitem").allInnerTexts();
  expect(recovery).toHaveLength(8);
  const [first = "", second = ""] = recovery;
  await page.getByRole("link", { name: "To your account" }).click();
  await expect(page.getByText("You have 8 recovery codes left")).toBeVisible();
  await signOut();

  await logIn();
  await expect(page).toHaveURL(`${portal.origin}/login/code`);
  // The code that turned it on was used once already.
  await enterCode(page, codes.first, "Log in");
  await isRefused();
  await page.goto(`${portal.origin}/account`);
  await expect(page.getByText("Log in to see your account.")).toBeVisible();
  await page.goto(`${portal.origin}/login/code`);
  await enterCode(page, codes.next(), "Log in");
  await expect(page).toHaveURL(`${portal.origin}/articles`);
  await expect(page.getByTestId("account")).toContainText("Ada");
  await signOut();

  await logIn();
  await enterCode(page, first, "Log in");
  await expect(page.getByTestId("account")).toContainText("Ada");
  await page.goto(`${portal.origin}/account`);
  await expect(page.getByText("You have 7 recovery codes left")).toBeVisible();
  await signOut();
  await logIn();
  await enterCode(page, first, "Log in");
  await isRefused();
  // As it is typed from paper.
  await enterCode(page, second.toUpperCase().replaceAll("-", " "), "Log in");
  await expect(page.getByTestId("account")).toContainText("Ada");

  await page.goto(`${portal.origin}/account`);
  await page.getByRole("link", { name: "Turn it off" }).click();
  await enterCode(page, second, "Turn it off");
  await expect(page.getByRole("alert")).toHaveText("That code is not right. Each code works once.");
  await enterCode(page, recovery[2] ?? "", "Turn it off");
  await expect(page).toHaveURL(`${portal.origin}/account`);
  await expect(page.getByRole("link", { name: "Turn it on" })).toBeVisible();
  await signOut();
  await logIn();
  await expect(page).toHaveURL(`${portal.origin}/articles`);
});
