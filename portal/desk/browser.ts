/** Browser entry of the desk. Pages work without it; it asks before what cannot be undone, shows what is under way, and hydrates islands. */
import { hydrateDeskIslands } from "./islands/hydrate-desk-islands.ts";

hydrateDeskIslands(document);

document.addEventListener("submit", (event) => {
  const { submitter } = event;
  const question = submitter?.dataset["confirm"];
  if (submitter?.ariaBusy === "true" || (question && !confirm(question))) event.preventDefault();
  // A backup takes a while, and a second press would make a second one.
  else if (submitter) submitter.ariaBusy = "true";
});

// A page that comes back from the browser's own cache has nothing under way.
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("[aria-busy=true]")) button.ariaBusy = null;
});

// A file that misses the place for it would replace the desk.
for (const type of ["dragover", "drop"] as const)
  document.addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
