import { browserMessages } from "#app/messages/browser-messages.ts";
import type { MessageKey } from "#app/messages/translate.ts";
import type { BoardKind, BoardSpan } from "#domain/records/board.ts";
import type { BoardView, ShownEntry, ShownPlace, Today } from "#domain/records/board-reading.ts";
import type { ShownCrew } from "#domain/records/crews.ts";
import type { ShownName } from "#domain/records/name.ts";
import type { RecordRefusalCode } from "#domain/records/record-refusal.ts";
import type { Counted } from "#domain/records/records.ts";
import { ownerKey } from "./owner.ts";

/** Why a request to the records did not succeed, in words for the visitor. */
export class RecordsError extends Error {
  override readonly name = "RecordsError";
}

export type BoardChoice = {
  readonly kind: BoardKind;
  readonly span: BoardSpan;
  readonly board: string;
  readonly crew: string;
};

export type OwnPlace = ShownPlace & { readonly isMine: boolean };

const CHECK_INTERVAL_MS = 700;
const MAX_CHECKS = 40;

/** Requests to the server's records (docs/records.md). Every one throws a `RecordsError` in the page's language when it is refused. */
export const recordsClient = {
  today: () => request<Omit<Today, "endsAt"> & { readonly endsAt: string }>("today.json"),
  board: (game: string, choice: BoardChoice) => request<BoardView>(`boards/${game}?${queryOf(choice)}`),
  places: (game: string, choice: BoardChoice) =>
    request<{ near: readonly OwnPlace[] }>(`places/${game}?${queryOf(choice)}`, { isOwners: true }),
  entry: async (id: string) => (await request<{ entry: ShownEntry }>(`entries/${id}`)).entry,
  async tape(entry: string): Promise<Uint8Array> {
    return new Uint8Array(await (await send(`tapes/${entry}`)).arrayBuffer());
  },
  owner: () =>
    request<{ name: ShownName | null; entries: number; crews: readonly ShownCrew[] }>("owner", {
      isOwners: true,
    }),
  rollName: async () => (await request<{ name: ShownName }>("name", { method: "POST", isOwners: true })).name,
  deleteAll: () => request<{ entries: number }>("delete", { method: "POST", isOwners: true }),
  createCrew: async () =>
    (await request<{ crew: ShownCrew }>("crews", { method: "POST", isOwners: true })).crew,
  joinCrew: async (code: string) => (await postJson<{ crew: ShownCrew }>("crews/join", { code })).crew,
  leaveCrew: (code: string) => send("crews/leave", { ...jsonBody({ code }), isOwners: true }),

  /** Sends a tape and waits for its score. */
  async submit(game: string, tape: Uint8Array<ArrayBuffer>): Promise<Counted> {
    const headers = { "content-type": "application/octet-stream" };
    type Answer = Counted | { readonly state: "waiting"; readonly check: string };
    let answer = await request<Answer>(`runs/${game}`, {
      method: "POST",
      body: tape,
      headers,
      isOwners: true,
    });
    for (let i = 0; i < MAX_CHECKS && answer.state === "waiting"; i++) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
      answer = await request<Answer>(`checks/${answer.check}`);
    }
    if (answer.state === "counted") return answer;
    throw await recordsError("records.stored");
  },
};

type Options = Omit<RequestInit, "headers"> & {
  readonly headers?: Record<string, string>;
  /** Sends the owner key along. */
  readonly isOwners?: boolean;
};

async function request<T>(path: string, options?: Options): Promise<T> {
  const json = await (await send(path, options)).text();
  return json.includes('"adjective":') ? withNames(json) : JSON.parse(json);
}

/** Parses an answer, with the text of each name in it in the page's language. */
async function withNames<T>(json: string): Promise<T> {
  const [{ nameText }, { loadBoardMessages }] = await Promise.all([
    import("./name-text.ts"),
    laterMessages(),
  ]);
  const t = await loadBoardMessages();
  return JSON.parse(json, (_, value) =>
    value?.adjective === undefined ? value : { ...value, text: nameText(t, value) },
  );
}

const laterMessages = () => import("#app/messages/later-messages.ts");

async function recordsError(key: MessageKey, options?: ErrorOptions): Promise<RecordsError> {
  return new RecordsError((await browserMessages())(key), options);
}

const postJson = <T>(path: string, data: object) => request<T>(path, { ...jsonBody(data), isOwners: true });

const jsonBody = (data: object) => ({
  method: "POST",
  body: JSON.stringify(data),
  headers: { "content-type": "application/json" },
});

async function send(path: string, { isOwners = false, headers, ...init }: Options = {}): Promise<Response> {
  const own = isOwners ? { "recess-owner": ownerKey() } : {};
  const response = await fetch(`/records/${path}`, { ...init, headers: { ...headers, ...own } }).catch(
    async (cause: unknown) => {
      throw await recordsError("records.noConnection", { cause });
    },
  );
  if (response.ok) return response;
  const refusal: Refused | undefined = await response.json().catch(() => undefined);
  if (refusal?.code === undefined) throw await recordsError("records.unreachable");
  const t = await (await laterMessages()).loadBoardMessages();
  throw new RecordsError(t(`recordRefusal.${refusal.code}`, refusal.values));
}

type Refused = {
  readonly code: RecordRefusalCode | "database-unavailable" | "game-not-found" | "too-many-attempts";
  readonly values: Readonly<Record<string, string | number>>;
};

function queryOf({ kind, span, board, crew }: BoardChoice): string {
  return new URLSearchParams({ kind, span, board, ...(crew && { crew }) }).toString();
}
