import type { Setup } from "#html5/chess/match/setup.ts";

const eye = (x: number, y: number, r = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#1b1a24"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff"/>`;

/** Heads in a box of 64 by 64. Fixed text of ours: nothing a player types ever comes near it. */
const heads: Readonly<Record<Setup["opponent"], { back: string; drawing: string }>> = {
  1: {
    back: "#8fd3e8",
    drawing: `<path d="M28 14 q2-9 6-4 q4-6 5 3" fill="none" stroke="#e8a91f" stroke-width="3" stroke-linecap="round"/>
      <circle cx="32" cy="36" r="22" fill="#ffd84d"/><ellipse cx="18" cy="42" rx="4.5" ry="3" fill="#ffb09a"/><ellipse cx="46" cy="42" rx="4.5" ry="3" fill="#ffb09a"/>
      ${eye(23, 34)}${eye(41, 34)}<path d="M26 42 L32 38 L38 42 L32 48 Z" fill="#f5862e"/><path d="M26 42 L38 42" stroke="#b9581a" stroke-width="1.5"/>`,
  },
  2: {
    back: "#b7dd8e",
    drawing: `<path d="M13 22 Q8 50 20 48 L26 24 Z" fill="#8a5a34"/><path d="M51 22 Q56 50 44 48 L38 24 Z" fill="#8a5a34"/>
      <path d="M16 30 Q16 12 32 12 Q48 12 48 30 L47 44 Q44 58 32 58 Q20 58 17 44 Z" fill="#e0b27a"/><ellipse cx="41" cy="30" rx="8" ry="9" fill="#c48a50"/>
      <path d="M22 46 Q22 38 32 38 Q42 38 42 46 Q42 56 32 56 Q22 56 22 46 Z" fill="#fbeedb"/>${eye(24, 30)}${eye(40, 30)}
      <path d="M27 40 Q32 37 37 40 Q36 45 32 45 Q28 45 27 40 Z" fill="#2a2024"/><path d="M29 50 Q32 62 35 50 Z" fill="#f0738a"/>`,
  },
  3: {
    back: "#e9b7c6",
    drawing: `<path d="M12 8 L28 20 L12 32 Z" fill="#7d7f92"/><path d="M52 8 L36 20 L52 32 Z" fill="#7d7f92"/><path d="M15 14 L24 21 L15 27 Z" fill="#f2a7b5"/><path d="M49 14 L40 21 L49 27 Z" fill="#f2a7b5"/>
      <path d="M10 38 Q10 16 32 16 Q54 16 54 38 Q54 58 32 58 Q10 58 10 38 Z" fill="#8e90a6"/><path d="M28 17 L30 26 M36 17 L34 26 M32 16 L32 24" stroke="#5f6178" stroke-width="2.5" stroke-linecap="round"/>
      <ellipse cx="32" cy="47" rx="10" ry="8" fill="#e8e8f0"/><ellipse cx="22" cy="36" rx="5" ry="6" fill="#d8f07a"/><ellipse cx="42" cy="36" rx="5" ry="6" fill="#d8f07a"/>
      <ellipse cx="22" cy="36" rx="1.8" ry="5" fill="#1b1a24"/><ellipse cx="42" cy="36" rx="1.8" ry="5" fill="#1b1a24"/>
      <circle cx="22" cy="36" r="8.5" fill="none" stroke="#b8433f" stroke-width="2"/><circle cx="42" cy="36" r="8.5" fill="none" stroke="#b8433f" stroke-width="2"/><path d="M30.5 35 h3" stroke="#b8433f" stroke-width="2"/>
      <path d="M29.5 43 L34.5 43 L32 46 Z" fill="#d5677c"/><path d="M32 46 Q29 51 26 49 M32 46 Q35 51 38 49" fill="none" stroke="#5f6178" stroke-width="1.6" stroke-linecap="round"/>`,
  },
  4: {
    back: "#c3b3ea",
    drawing: `<path d="M12 60 Q8 18 34 12 Q54 10 54 30 Q54 44 48 60 Z" fill="#252a44"/><path d="M22 20 Q28 6 38 12 Q30 12 28 20 Z" fill="#3a4270"/>
      <path d="M16 52 Q16 34 26 26" fill="none" stroke="#3a4270" stroke-width="3" stroke-linecap="round"/><path d="M24 58 Q24 44 30 38" fill="none" stroke="#3a4270" stroke-width="3" stroke-linecap="round"/>
      <path d="M46 24 Q62 24 63 36 Q54 33 46 38 Z" fill="#5b5f74"/><path d="M46 31 Q56 29 63 36" fill="none" stroke="#2a2d3c" stroke-width="1.6"/>
      <circle cx="40" cy="26" r="6" fill="#ffd35c"/>${eye(40.5, 26, 3.4)}`,
  },
  5: {
    back: "#f4cf8c",
    drawing: `<path d="M10 8 Q22 10 27 18 L37 18 Q42 10 54 8 Q54 18 53 26 Q58 58 32 58 Q6 58 11 26 Q10 18 10 8 Z" fill="#7a5236"/>
      <path d="M18 50 Q32 40 46 50 Q42 58 32 58 Q22 58 18 50 Z" fill="#c9a077"/><path d="M26 52 l3 3 l3-3 l3 3 l3-3" fill="none" stroke="#7a5236" stroke-width="1.6"/>
      <circle cx="21.5" cy="31" r="11" fill="#f6e6cb"/><circle cx="42.5" cy="31" r="11" fill="#f6e6cb"/><circle cx="21.5" cy="31" r="6.5" fill="#f2a62b"/><circle cx="42.5" cy="31" r="6.5" fill="#f2a62b"/>
      ${eye(21.5, 31, 4)}${eye(42.5, 31, 4)}<path d="M28 37 Q32 34 36 37 L32 46 Z" fill="#e07b2c"/><path d="M12 20 L28 25 M52 20 L36 25" stroke="#4d3120" stroke-width="3.4" stroke-linecap="round"/>`,
  },
  friend: {
    back: "#f2a07b",
    drawing: `<circle cx="22" cy="26" r="9" fill="#fffaf0"/><path d="M10 56 Q12 38 22 36 Q32 38 34 56 Z" fill="#fffaf0"/><circle cx="43" cy="28" r="9" fill="#2b3048"/><path d="M31 58 Q33 40 43 38 Q53 40 55 58 Z" fill="#2b3048"/>`,
  },
};

/** The head of an opponent, as a drawing that scales. */
export function faceOf(opponent: Setup["opponent"]): HTMLElement {
  const { back, drawing } = heads[opponent];
  const face = document.createElement("span");
  face.className = "face";
  face.ariaHidden = "true";
  face.innerHTML = `<svg viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${back}"/>${drawing}</svg>`;
  return face;
}
