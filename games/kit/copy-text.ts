import { t } from "./language/kit-words.ts";

/** Copies the text of a field to the clipboard and says in an element of the page whether that worked. */
export async function copyText(field: HTMLTextAreaElement, told: HTMLElement): Promise<void> {
  field.select();
  // The old way still works in a frame that is not let near the new one, as long as it follows a click.
  if (document.execCommand("copy")) {
    told.textContent = t("kit.copied");
    return;
  }
  try {
    await navigator.clipboard.writeText(field.value);
    told.textContent = t("kit.copied");
  } catch {
    // Refused in frames without the permission: the text is selected, two keys do the rest.
    told.textContent = t("kit.pressCopy");
    field.focus();
  }
}
