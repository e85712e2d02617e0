import { Refusal } from "#domain/errors.ts";

/** Refusal that says in a sentence for the operator why a backup cannot be made or restored. Nothing has been changed. */
export class BackupRefusal extends Refusal {
  constructor(message: string, options?: ErrorOptions) {
    super("backup-refused", message, options);
  }
}
