import type { MapId } from "#html5/masquerade/core/maps.ts";
import {
  boxes,
  checks,
  curtain,
  house,
  leaves,
  type Pattern,
  plain,
  planks,
  slabs,
  stripes,
} from "./patterns.ts";

/** Which picture is on what. */
export const layers = { ground: 0, top: 1, block: 2, wall: 3, low: 4, high: 5, roof: 6, plain: 7 } as const;

const white = plain("#ffffff");

/** In the order of `layers`. */
export const wallpapers: Readonly<Record<MapId, readonly Pattern[]>> = {
  piazza: [
    slabs(["#d9b48a", "#cfa67a", "#dcbd97", "#c99f76"], "#a07a58", 4, 4),
    slabs(["#e6cfae", "#dfc39c"], "#b08d68", 2, 4),
    slabs(["#c46a4a", "#b85c40", "#cf7a55", "#bd6547"], "#8a4632", 6, 10),
    slabs(["#e9c98a", "#e4bf7c", "#efd39a"], "#c79a58", 3, 6),
    house({ wall: "#f0b35f", frame: "#fff3dc", glass: "#35607c", shutter: "#2f8f8b", sill: "#c2733f" }),
    house({ wall: "#e8785e", frame: "#ffe9cf", glass: "#33516e", shutter: "#3d6f9e", sill: "#a94a3a" }),
    slabs(["#c9563c", "#b94a34", "#d36245"], "#8a3526", 8, 8),
    white,
  ],
  market: [
    slabs(["#56507c", "#4d4873", "#5f5887"], "#38335c", 5, 5),
    planks(["#8a5f52", "#7d5449", "#946a5b"], "#4a2f33", 8),
    stripes(["#e0455c", "#f6e7d6"], 32, "#ffd27a"),
    stripes(["#2a9c98", "#f3e6d2"], 42.667, "#ffb65c"),
    house({ wall: "#4f3f78", frame: "#2c2250", glass: "#ffcf73", shutter: "#7a3f6c", sill: "#342a5c" }),
    house({ wall: "#3d3a72", frame: "#251f4c", glass: "#ffb95c", shutter: "#35648a", sill: "#2a2655" }),
    planks(["#3a3060", "#332a57"], "#231d40", 10),
    white,
  ],
  garden: [
    checks("#f1ecd9", "#b9d3a0", "#93ad84", 4),
    checks("#f7f2e4", "#e3dcc6", "#b9b294", 4),
    slabs(["#e8e0cb", "#ded4bb"], "#aaa183", 4, 8),
    leaves(["#3f8f4a", "#57a552", "#2f7a44", "#6cb85c"], "#2a6a3c", "#ff9fc0"),
    leaves(["#2f7f52", "#46955c", "#276e49", "#5aa86a"], "#1f5c3f"),
    leaves(["#2a7350", "#3c8a5b", "#236547"], "#1b5439", "#fff2b8"),
    leaves(["#57a552", "#6cb85c", "#4b9a50"], "#3b8546"),
    white,
  ],
  opera: [
    planks(["#a8693f", "#9c5f38", "#b57648", "#935633"], "#63371f", 8),
    planks(["#c48a52", "#b97f49", "#cf965e"], "#7d4d28", 6),
    curtain("#c0263c", "#7c1026", "#f0bd55"),
    curtain("#a81d4a", "#5e0c2c", "#f0bd55"),
    boxes("#8f2f3e", "#e9b653", "#3a0f1c", "#c92b40"),
    boxes("#7d2637", "#e9b653", "#2e0b17", "#b3243a"),
    planks(["#5a1c28", "#4e1722"], "#360e17", 8),
    white,
  ],
};
