/** The app as the server mounts it: page functions and the renderer, built by Vite because pages are JSX. */
export { inlineScripts } from "./document/document.tsx";
export { renderPage } from "./document/render.tsx";
export { languages } from "./messages/languages.ts";
export { refusalTextIn } from "./messages/refusal-text.ts";
export { renderTiles } from "./mine/render-tiles.tsx";
export { shownAccountPage } from "./pages/account/account.page.tsx";
export { busyPage } from "./pages/busy/busy.page.tsx";
export { refusedLoginPage } from "./pages/login/login.page.tsx";
export { refusedCodePage } from "./pages/login/login-code.page.tsx";
export { brokenPage, missingFilePage, notFoundPage } from "./pages/not-found/not-found.page.tsx";
export { refusedResetPage } from "./pages/reset-password/reset-password.page.tsx";
export { shownSecondFactorPage } from "./pages/second-factor/second-factor.page.tsx";
export { tooOftenPage } from "./pages/too-often/too-often.page.tsx";
export { pages } from "./pages.ts";
