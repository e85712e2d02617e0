/** Why a backup cannot be made or put back, in a sentence for the operator. Nothing has been changed. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}
