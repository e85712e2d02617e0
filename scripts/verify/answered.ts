/** The page has not answered for so long that it never will. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** What the page answers, or a `NoAnswer`: most questions to a hung page would otherwise wait for ever. */
export type Answered = <T>(question: Promise<T>) => Promise<T>;

export function answeredWithin(ms: number): Answered {
  return async (question) => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer("The page no longer answers.")), ms);
    });
    try {
      return await Promise.race([question, enough]);
    } finally {
      clearTimeout(timer);
    }
  };
}
