/** Why the desk refuses a request before any page of it is asked. */
export type DoorRefusalCode =
  | "host-not-allowed"
  | "sent-from-elsewhere"
  | "token-wrong"
  | "not-signed-in"
  | "too-often"
  | "too-large"
  | "not-found";

const statuses: Readonly<Record<DoorRefusalCode, 401 | 403 | 404 | 413 | 421 | 429>> = {
  "host-not-allowed": 421,
  "sent-from-elsewhere": 403,
  "token-wrong": 403,
  "not-signed-in": 401,
  "too-often": 429,
  "too-large": 413,
  "not-found": 404,
};

/** Refusal of a request to the desk, by name: in the `x-refusal` header and in the body. */
export class DoorRefusal extends Error {
  override readonly name = "DoorRefusal";
  readonly code: DoorRefusalCode;
  readonly status: (typeof statuses)[DoorRefusalCode];

  constructor(code: DoorRefusalCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}
