import { logoOfKitchen } from "#html5/counter-service/logo-of-kitchen.ts";

export const design = logoOfKitchen({
  word: "Burgers",
  fill: ["#ffe9a3", "#f08a24"],
  outline: "#33150f",
  side: "#8a3412",
  dish: (letter) =>
    `<g transform="translate(${letter(-1).right + 40} -54) rotate(8)" stroke="#33150f" stroke-width="7" stroke-linejoin="round"><path d="M-48 30H48C48 50 40 54 28 54H-28C-40 54 -48 50 -48 30Z" fill="#e9a04a"/><rect x="-52" y="10" width="104" height="22" rx="10" fill="#7a3b1d"/><path d="M-54 4H54L40 16L26 6L10 18L-6 6L-22 18L-38 6Z" fill="#ffd23f"/><path d="M-54 -6Q-40 -16 -26 -6T0 -6T26 -6T54 -6V6H-54Z" fill="#6cc04a"/><path d="M-50 -12C-50 -48 -28 -60 0 -60C28 -60 50 -48 50 -12Z" fill="#f0b25a"/><path d="M-22 -38l8 -4M4 -46l8 2M24 -30l7 4M-4 -28l8 -2" stroke="#fff6da" stroke-linecap="round"/></g>`,
});
