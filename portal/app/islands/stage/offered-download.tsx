import { type ComponentType, useEffect, useState } from "react";
import { browserMessages } from "#app/messages/browser-messages.ts";
import type { Translate } from "#app/messages/translate.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import type { DownloadQuestion } from "./download-question.tsx";

type Props = Parameters<typeof DownloadQuestion>[0];
type Loaded = { Question: ComponentType<Props>; messages: Translate };

/** The question whether a game may save a file, loaded when the first game asks. Where it cannot be loaded, the answer is no. */
export function OfferedDownload(props: Props) {
  const { onDone } = props;
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (loaded) return;
    Promise.all([import("./download-question.tsx"), browserMessages()])
      .then(([{ DownloadQuestion }, messages]) => setLoaded({ Question: DownloadQuestion, messages }))
      .catch((error: unknown) => {
        reportError(error);
        onDone(false);
      });
  }, [loaded, onDone]);

  if (!loaded) return null;
  return (
    <TranslateProvider value={loaded.messages}>
      <loaded.Question {...props} />
    </TranslateProvider>
  );
}
