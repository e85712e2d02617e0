import type { ComponentProps } from "react";

/** Loaders of every island, by name; each is a chunk that is loaded when it is hydrated. */
export const islands = {
  tagline: () => import("./tagline.island.tsx"),
  presence: () => import("./presence.island.tsx"),
  carousel: () => import("./carousel.island.tsx"),
  records: () => import("./records.island.tsx"),
  stage: () => import("./stage.island.tsx"),
  "external-stage": () => import("./external-stage.island.tsx"),
  saves: () => import("./saves.island.tsx"),
  "sign-in": () => import("./sign-in.island.tsx"),
};

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[N]>>["default"]
>;
