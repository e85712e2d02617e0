import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import type { MessageKey, Translate } from "./translate.ts";

const TranslateContext = createContext<Translate | undefined>(undefined);

/** Gives components below it the messages of a language. */
export const TranslateProvider = TranslateContext.Provider;

/** The messages of the page's language. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error("This component is rendered outside of a TranslateProvider.");
  return translate;
}

type RichValues = Readonly<
  Record<string, string | number | Date | ((content: readonly ReactNode[]) => ReactNode)>
>;

/** A message with tags as React elements: each function gets what stands between the tags of its name. */
export function richText(translate: Translate, key: MessageKey, values: RichValues): ReactNode {
  return createElement(Fragment, null, ...translate.parts<ReactNode>(key, values as never));
}
