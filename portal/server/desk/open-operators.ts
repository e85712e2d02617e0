import { fileOperators } from "#adapters/files/desk-access.ts";
import { type Operators, openOperators } from "#domain/desk/operators.ts";

/** Accounts that may open the desk, for the desk and for `npm run user`. */
export function deskOperators(dataDir: string): Operators {
  return openOperators(fileOperators(dataDir));
}
