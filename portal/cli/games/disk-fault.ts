const faults: Readonly<Record<string, string>> = {
  ENOSPC: "there is no space left where DATA_DIR is",
  EDQUOT: "the disk quota of DATA_DIR is used up",
  EROFS: "DATA_DIR cannot be written to: its file system is read-only",
};

/** What is wrong with the disk of the data folder, by an error of the system; undefined for any other error. */
export function diskFault(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? faults[`${error.code}`] : undefined;
}
