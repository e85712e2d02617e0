/** Lets go of what a stack holds when the command is interrupted, and ends. Ctrl+C comes more than once, as `bin/install.mjs` says. */
export function endOnSignal(stack: AsyncDisposableStack): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // What disposes of it already also ends the command.
      if (!stack.disposed) void stack.disposeAsync().finally(() => process.exit(1));
    });
}
