import { logoOfKitchen } from "#html5/counter-service/logo-of-kitchen.ts";

const sprinkles = [
  [-30, -14, 30, "#7fe3ff"],
  [-12, -36, -20, "#fff36b"],
  [18, -34, 50, "#8ef08a"],
  [34, -8, -40, "#7fe3ff"],
  [26, 22, 10, "#fff36b"],
  [-4, 36, 80, "#8ef08a"],
  [-28, 20, -30, "#fff36b"],
] as const;

export const design = logoOfKitchen({
  word: "Donuts",
  drawn: [1],
  fill: ["#fff2f8", "#ff8cc0"],
  outline: "#3b1230",
  side: "#a0276a",
  dish: (letter) =>
    `<g transform="translate(${letter(1).middle} -44)" stroke="#3b1230" stroke-width="8"><circle r="50" fill="#e0a15a"/><path d="M0 -44C30 -46 46 -20 43 0C46 18 30 28 28 36C16 30 6 44 -4 42C-14 46 -20 36 -30 34C-46 20 -46 -8 -36 -24C-28 -40 -14 -44 0 -44Z" fill="#ff5ca8" stroke-width="4"/><circle r="15" fill="#3b1230" stroke-width="5"/></g><g transform="translate(${letter(1).middle} -44)">${sprinkles.map(([dx, dy, turn, colour]) => `<rect x="${dx - 6}" y="${dy - 2.5}" width="12" height="5" rx="2.5" fill="${colour}" transform="rotate(${turn} ${dx} ${dy})"/>`).join("")}</g>`,
});
