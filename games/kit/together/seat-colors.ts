/** Colours that tell seats apart, also for most who see few colours: they differ in brightness too. */
const colors = [
  "#ff7a3d",
  "#7cc4ff",
  "#7fe3bb",
  "#b79bff",
  "#ff9db5",
  "#ffd35c",
  "#f4f0e4",
  "#9aa7a0",
] as const;

export const colorOfSeat = (seat: number): string => colors[seat % colors.length] ?? colors[0];
