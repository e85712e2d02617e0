/** What the server mounts. It is built by Vite; everything else the server runs as written. */
export { headScript } from "./document/head-script.ts";
export { renderPage } from "./document/render.tsx";
export { refusedLoginPage } from "./pages/login/login.page.tsx";
export { missingFilePage, notFoundPage } from "./pages/not-found/not-found.page.tsx";
export { pages } from "./pages.ts";
export { routes, urls } from "./urls.ts";
