/** The portal's colours, for titles and pauses and for games that like the blackboard. */
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
