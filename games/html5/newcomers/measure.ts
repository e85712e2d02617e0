import { allNewcomers, rowsOf } from "./newcomers.fixture.ts";

// Prints the table of docs/games.md: what a clumsy bot wins of ten tries at both ends of each game.
console.log("| game | first rung | won of 10 | last rung | won of 10 |\n|---|---|---|---|---|");
for (const newcomer of await allNewcomers()) for (const row of rowsOf(newcomer)) console.log(row);
