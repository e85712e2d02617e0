import type { IslandName } from "./registry.ts";

/**
 * Sections of the messages that come with an island in its page: those that it needs before a launch. They are no script then, and none has to
 * come before it. Other islands, and what an island loads later, wait for the file of the language (`browser-messages.ts`).
 */
export const islandSections: Readonly<Partial<Record<IslandName, readonly string[]>>> = {
  tagline: ["tagline"],
  presence: ["presence"],
  carousel: ["carousel"],
  stage: ["stage", "presence", "cloak", "keep", "keepFailures", "size"],
  "external-stage": ["stage", "externalStage", "presence", "cloak"],
};
