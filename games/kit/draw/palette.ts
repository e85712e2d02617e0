/** Colours of the portal's blackboard, for the kit's overlay and for games that want them. */
export const palette = {
  board: "#14201b",
  boardLight: "#22342c",
  chalk: "#f4f0e4",
  chalkDim: "#a9b8ab",
  orange: "#ff7a3d",
  mint: "#7fe3bb",
  yellow: "#ffd35c",
  blue: "#7cc4ff",
  pink: "#ff9db5",
} as const;
