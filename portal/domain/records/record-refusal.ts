/** Codes of refusals around records. */
export type RecordRefusalCode = "board-invalid" | "crew-code-invalid" | "name-invalid";
