/** Options of `npm run games -- add`. */
export const addOptions = {
  name: { type: "string" },
  description: { type: "string" },
  tags: { type: "string" },
  date: { type: "string" },
  cover: { type: "string" },
  author: { type: "string" },
  licence: { type: "string" },
  source: { type: "string" },
  entry: { type: "string" },
  trending: { type: "boolean" },
  "own-window": { type: "boolean" },
  "no-browser": { type: "boolean" },
  "unsafe-no-sandbox": { type: "boolean" },
} as const;
