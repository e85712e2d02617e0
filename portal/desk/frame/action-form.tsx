import { type ReactNode, useContext } from "react";
import { FormContext } from "./form-context.ts";

type Props = {
  /** Name of the action in the page's `actions`. */
  readonly action: string;
  /** Query of the page that the form is on, for an action that leads back to it. */
  readonly query?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Form of an action of the current page, with the CSRF token. It works without script. */
export function ActionForm({ action, query, className, children }: Props) {
  const { page, csrf } = useContext(FormContext);
  return (
    <form method="post" action={`/${page}/${action}${query ? `?${query}` : ""}`} className={className}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  );
}
