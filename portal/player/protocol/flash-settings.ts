/** How one SWF is played, as the operator or the film's own page set it. What is left out is as for every other SWF. */
export type FlashSettings = {
  readonly engine?: "ruffle" | "awayfl";
  readonly scale?: "showAll" | "noBorder" | "exactFit" | "noScale";
  readonly quality?: "low" | "medium" | "high" | "best";
  readonly letterbox?: "on" | "off";
  /** The URL that the SWF believes itself to be at. */
  readonly address?: string;
  /** FlashVars. */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** Name of the `<meta>` in a player's page with the settings of SWFs, as JSON by guest. */
export const FLASH_SETTINGS_META = "flash-settings";
