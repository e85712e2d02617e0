import { logoOfKitchen } from "#html5/counter-service/logo-of-kitchen.ts";

export const design = logoOfKitchen({
  word: "Pizza",
  drawn: [4],
  fill: ["#fff0b0", "#ff6a3a"],
  outline: "#33150f",
  side: "#8a1f1a",
  dish: (letter) =>
    `<g transform="translate(${letter(4).middle + 12} -48) rotate(6)" stroke="#33150f" stroke-width="8" stroke-linejoin="round"><path d="M-56 -44C-20 -66 24 -66 60 -44L4 62Z" fill="#ffd65a"/><path d="M-56 -44C-20 -66 24 -66 60 -44L54 -32C20 -50 -18 -50 -50 -32Z" fill="#d98b3c"/><g stroke-width="4"><circle cx="-14" cy="-16" r="11" fill="#e8483f"/><circle cx="20" cy="-18" r="10" fill="#e8483f"/><circle cx="4" cy="14" r="10" fill="#e8483f"/></g></g>`,
});
