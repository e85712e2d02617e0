import type { Translate } from "#app/messages/translate.ts";
import { lastTrouble } from "#app/stage/trouble.ts";

/** Widget of the report form: sends it without leaving the page, where the game may run, with what the stage knows. */
export function mount(element: HTMLElement, t: Translate): void {
  const form = element.querySelector("form");
  const result = form?.querySelector("[role=status]");
  if (!form || !result) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button) button.disabled = true;
    send(form).then((outcome) => {
      result.textContent = t(`report.${outcome}`);
      if (button) button.disabled = false;
    }, reportError);
  });
}

async function send(form: HTMLFormElement): Promise<"stored" | "refused" | "offline" | "tooMany"> {
  const body = JSON.stringify({ ...Object.fromEntries(new FormData(form)), ...lastTrouble() });
  const headers = { "content-type": "application/json" };
  const response = await fetch(form.action, { method: "POST", body, headers }).catch(() => undefined);
  if (response === undefined) return "offline";
  if (response.status === 429) return "tooMany";
  return response.ok ? "stored" : "refused";
}
