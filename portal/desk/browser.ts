/** Browser entry of the desk. Pages work without it; it asks before what cannot be undone, and hydrates islands. */
import { hydrateDeskIslands } from "./islands/hydrate-desk-islands.ts";

hydrateDeskIslands(document);

document.addEventListener("submit", (event) => {
  const question = event.submitter?.dataset["confirm"];
  if (question && !confirm(question)) event.preventDefault();
});
