import type { ComponentProps } from "react";

/** Every island, loaded on its own when it wakes. */
export const islands = {
  tagline: () => import("./tagline.island.tsx"),
  presence: () => import("./presence.island.tsx"),
  carousel: () => import("./carousel.island.tsx"),
  stage: () => import("./stage.island.tsx"),
  "sign-in": () => import("./sign-in.island.tsx"),
};

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[N]>>["default"]
>;
