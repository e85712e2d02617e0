export type ConsoleErrorCode =
  | "missing"
  | "unreachable"
  | "broken"
  | "unsupported"
  | "engine-failed"
  | "hung";

/** Why a cartridge does not play; the visitor is told with the messages `consoleErrorTitle.` and `consoleErrorText.` of its code. `detail` names what is wrong, for example the mapper that the engine lacks. */
export class ConsoleError extends Error {
  override readonly name = "ConsoleError";
  readonly code: ConsoleErrorCode;
  readonly detail: string;

  constructor(code: ConsoleErrorCode, detail = "", options?: ErrorOptions) {
    super(detail === "" ? code : `${code}: ${detail}`, options);
    this.code = code;
    this.detail = detail;
  }
}
