import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";
import { Refusal } from "#domain/errors.ts";

/** From a person: twice, unseen. From a pipe: its first line. */
export async function askPassword(input: NodeJS.ReadStream | Readable): Promise<string> {
  if (!("isTTY" in input && input.isTTY)) return firstLine(input);
  const password = await unseen(input, "Password: ");
  if ((await unseen(input, "Once more: ")) !== password)
    throw new Refusal("account-refused", "The two passwords are not the same.");
  return password;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: stream });
  for await (const line of lines) return line;
  throw new Refusal("account-refused", "No password came from standard input.");
}

/** readline writes what is typed; here it has nowhere to write it to. */
async function unseen(input: NodeJS.ReadableStream, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  process.stdout.write(question);
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
