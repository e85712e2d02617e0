import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";

type Props<P extends object> = {
  /** File name of the island, without its ending. */
  readonly name: string;
  readonly of: ComponentType<P>;
  /** Sent to the browser as JSON. */
  readonly props: P;
};

/** Island of the desk: rendered on the server and hydrated in the browser (`hydrate-desk-islands.ts`). */
export function DeskIsland<P extends object>({ name, of, props }: Props<P>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what goes in is React's own output
      dangerouslySetInnerHTML={{ __html: renderToString(createElement(of, props)) }}
    />
  );
}
