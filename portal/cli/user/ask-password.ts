import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";
import { Refusal } from "#domain/errors.ts";

/** Reads a password: from a terminal twice and without echo, from a pipe as its first line. */
export async function askPassword(input: NodeJS.ReadStream | Readable): Promise<string> {
  if (!("isTTY" in input && input.isTTY)) return firstLine(input);
  const password = await questionWithoutEcho(input, "Password: ");
  if ((await questionWithoutEcho(input, "Once more: ")) !== password)
    throw new Refusal("account-refused", "The two passwords are not the same.");
  return password;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: stream });
  for await (const line of lines) return line;
  throw new Refusal("account-refused", "No password came from standard input.");
}

/** Asks a question without echo: readline writes what is typed to a stream that discards it. */
async function questionWithoutEcho(input: NodeJS.ReadableStream, question: string): Promise<string> {
  const discard = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input, output: discard, terminal: true });
  process.stdout.write(question);
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
