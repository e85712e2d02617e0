/** What the server mounts. It is built by Vite; everything else the server runs as written. */
export { inlineScripts } from "./document/document.tsx";
export { renderPage } from "./document/render.tsx";
export { busyPage } from "./pages/busy/busy.page.tsx";
export { refusedLoginPage } from "./pages/login/login.page.tsx";
export { brokenPage, missingFilePage, notFoundPage } from "./pages/not-found/not-found.page.tsx";
export { pageAt, pages } from "./pages.ts";
export { routes, urls } from "./urls.ts";
