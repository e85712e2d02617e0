/** Another portal of this kind: its games list on first view, measured once from its own code. */
export type Peer = {
  readonly name: string;
  readonly games: number;
  readonly bytes: number;
  readonly script: number;
  readonly requests: number;
  readonly nodes: number;
  readonly shift: number;
};

export const peers: readonly Peer[] = [
  {
    name: "StrongdogXP",
    games: 1051,
    bytes: 2_740_000,
    script: 23_000,
    requests: 118,
    nodes: 3410,
    shift: 0.53,
  },
  { name: "3kh0-lite", games: 145, bytes: 14_700_000, script: 1000, requests: 149, nodes: 607, shift: 0.03 },
  {
    name: "Selenite",
    games: 266,
    bytes: 15_000_000,
    script: 120_000,
    requests: 322,
    nodes: 1134,
    shift: 0.03,
  },
  { name: "Interstellar", games: 324, bytes: 702_000, script: 202_000, requests: 55, nodes: 6262, shift: 0 },
  { name: "Truffled", games: 442, bytes: 5_500_000, script: 4000, requests: 58, nodes: 1379, shift: 0.13 },
  { name: "gn-math", games: 166, bytes: 2_200_000, script: 8000, requests: 20, nodes: 588, shift: 0.09 },
];
