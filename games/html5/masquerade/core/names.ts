export const names = [
  "Biscuit",
  "Noodle",
  "Pickle",
  "Waffles",
  "Dumpling",
  "Marzipan",
  "Pretzel",
  "Tofu",
  "Crumpet",
  "Radish",
  "Custard",
  "Turnip",
] as const;
