import { runUser } from "./user/run.ts";

process.exitCode = await runUser(process.argv.slice(2), process.env, {
  input: process.stdin,
  print: console.log,
  printError: console.error,
});
