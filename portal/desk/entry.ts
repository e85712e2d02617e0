/** The desk as the server mounts it: its pages and the renderer, built by Vite because pages are JSX. */
export { enterPage } from "./enter/enter.tsx";
export { noticePage } from "./frame/notice-page.tsx";
export { renderDesk } from "./frame/render-desk.tsx";
export { pages } from "./pages.ts";
