/** A backup in the data folder. */
export type BackupInfo = {
  /** Name of its folder. */
  readonly name: string;
  readonly madeAt: Date;
  readonly database: "sqlite" | "postgres";
  readonly files: number;
  readonly bytes: number;
};

/** What a restore would bring, and what it would replace. */
export type BackupPreview = {
  readonly backup: BackupInfo;
  /** `here` is undefined where accounts are kept elsewhere, or the database is down. */
  readonly accounts: { readonly there: number; readonly here: number | undefined };
  readonly folders: readonly { readonly name: string; readonly there: number; readonly here: number }[];
  /** The portal has to be restarted afterwards: the backup has another secret, which processes read when they start. */
  readonly needsRestart: boolean;
};

/** Port for backups that the desk makes, takes and restores. Every method refuses with `backup-refused`. */
export interface Backups {
  /** Latest first. */
  list(): Promise<readonly BackupInfo[]>;
  make(): Promise<BackupInfo>;
  remove(name: string): Promise<void>;
  preview(name: string): Promise<BackupPreview>;
  /** Replaces what is there while the portal runs. Gives the folder that has what was there before. */
  restore(name: string): Promise<{ readonly previousDir: string; readonly needsRestart: boolean }>;
  /** The backup as one archive (tar, gzip). */
  download(name: string): Promise<ReadableStream<Uint8Array>>;
  /** Unpacks an archive and verifies every file in it. */
  receive(archive: ReadableStream<Uint8Array>): Promise<BackupInfo>;
}
