/** Error that says in a sentence for the operator why a backup cannot be made or restored. Nothing has been changed. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}
