export const themes = ["dark", "light", "contrast", "system"] as const;
export const textSizes = ["normal", "large", "largest"] as const;
export const motions = ["system", "reduced"] as const;

export type Theme = (typeof themes)[number];

/** The visitor's settings that decide the first paint of a page. They are in a cookie, so that the server renders with them. */
export type Look = {
  readonly theme: Theme;
  readonly textSize: (typeof textSizes)[number];
  readonly motion: (typeof motions)[number];
};

export const LOOK_COOKIE = "look";
export const defaultLook: Look = { theme: "dark", textSize: "normal", motion: "system" };

/** The look as a cookie has it, such as `light-normal-system`; the empty text is the default look. */
export function formatLook({ theme, textSize, motion }: Look): string {
  const text = `${theme}-${textSize}-${motion}`;
  return text === "dark-normal-system" ? "" : text;
}

/** The look in a cookie, with the default for each part that is missing or unknown: there are few looks, whatever a client sends. */
export function parseLook(text: string): Look {
  const [theme, textSize, motion] = text.split("-");
  return lookOf({ theme, textSize, motion });
}

/** The look of a form's fields. */
export function lookOf(fields: { readonly [Part in keyof Look]?: string | null | undefined }): Look {
  return {
    theme: themes.find((theme) => theme === fields.theme) ?? defaultLook.theme,
    textSize: textSizes.find((size) => size === fields.textSize) ?? defaultLook.textSize,
    motion: motions.find((motion) => motion === fields.motion) ?? defaultLook.motion,
  };
}
