/** Resolves with the promise, or after the timeout without it: a game or worker that does not answer must not block the visitor. */
export function withTimeout(promise: Promise<void>, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
