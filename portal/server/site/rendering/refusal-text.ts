import type { App, ShownRefusal } from "#app/app.ts";
import type { Refusal } from "#domain/errors.ts";
import { languageOfRequest } from "#server/site/request/visitor.ts";

/** The words of a refusal in the language of a request. */
export type RefusalText = (request: Request, refusal: ShownRefusal) => string;

export function refusalTextOf({
  refusalTextIn,
  languages,
}: Pick<App, "refusalTextIn" | "languages">): RefusalText {
  return (request, refusal) => refusalTextIn(languageOfRequest(request, languages), refusal);
}

/** What a visitor is told of a refusal. Without a reason it has the words of an identity provider elsewhere. */
export function shownRefusal({ reason, values, message }: Refusal): ShownRefusal {
  return reason === undefined ? { message } : { reason, values };
}
