import { z } from "zod";

export const flashEngines = ["ruffle", "awayfl"] as const;
export const flashScales = ["showAll", "noBorder", "exactFit", "noScale"] as const;
export const flashQualities = ["low", "medium", "high", "best"] as const;
export const letterboxes = ["on", "off"] as const;

const MAX_PARAMETERS = 50;
const MAX_PARAMETER_LENGTH = 2000;

/** Schema of the settings of one SWF. What is left out is as for every other SWF. */
export const flashSettings = z.strictObject({
  /** The engine that plays it first. */
  engine: z.enum(flashEngines).exactOptional(),
  scale: z.enum(flashScales).exactOptional(),
  quality: z.enum(flashQualities).exactOptional(),
  /** Bars beside a stage that does not fill its frame; without them, what lies beside the stage is seen. */
  letterbox: z.enum(letterboxes).exactOptional(),
  /** The URL that the SWF believes itself to be at. Some play on their maker's host only. */
  address: swfAddress(isSwfUrl, "must be the http or https URL of an SWF"),
  /** What pages handed to the SWF as FlashVars. */
  parameters: z
    .record(z.string().min(1).max(100), z.string().max(MAX_PARAMETER_LENGTH))
    .refine((given) => Object.keys(given).length <= MAX_PARAMETERS, `must be at most ${MAX_PARAMETERS}`)
    .exactOptional(),
});

/** Takes the address away that an SWF was added with. */
export const NO_ADDRESS = "none";

/** Schema of an operator's own settings of one SWF. */
export const flashEdit = flashSettings.extend({
  address: swfAddress(
    (text) => text === NO_ADDRESS || isSwfUrl(text),
    `must be the http or https URL of an SWF, or ${NO_ADDRESS}`,
  ),
});

/** Settings of one SWF. */
export type FlashSettings = Readonly<z.output<typeof flashSettings>>;

/** The settings that an SWF was added with, under the operator's own. */
export function editedSettings(added: FlashSettings | undefined, edit: FlashSettings): FlashSettings {
  const { address, ...others } = { ...added, ...edit };
  return address === undefined || address === NO_ADDRESS ? others : { ...others, address };
}

function swfAddress(isFit: (text: string) => boolean, refusal: string) {
  return z.string().max(2000).refine(isFit, refusal).exactOptional();
}

function isSwfUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /\.swf$/i.test(url.pathname);
}
