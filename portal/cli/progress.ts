const BAR_WIDTH = 24;

/** Progress of a long command: a bar that redraws itself on a terminal, a line per step elsewhere. */
export function openProgress(title: string, steps: number) {
  const startedAt = performance.now();
  const isTerminal = process.stdout.isTTY === true;
  let done = 0;
  return {
    /** Runs one step and counts it. */
    async step<T>(name: string, run: () => Promise<T>): Promise<T> {
      draw(name);
      const from = performance.now();
      const result = await run();
      done += 1;
      if (!isTerminal) console.log(`${title} ${done}/${steps} ${name} (${seconds(from)})`);
      return result;
    },
    /** Counts one step of many: a line for each tenth of them where there is no terminal. */
    advance(name: string): void {
      done += 1;
      draw(name);
      if (!isTerminal && Math.floor((done * 10) / steps) > Math.floor(((done - 1) * 10) / steps))
        console.log(`${title} ${done}/${steps} (${seconds(startedAt)})`);
    },
    /** Prints a line, above the bar. */
    say(line: string): void {
      if (isTerminal) process.stdout.write("\r\x1b[2K");
      console.log(line);
    },
    finish(summary: string): void {
      if (isTerminal) process.stdout.write("\r\x1b[2K");
      console.log(`${summary} in ${seconds(startedAt)}`);
    },
  };

  function draw(name: string): void {
    if (!isTerminal) return;
    const filled = Math.round((done / steps) * BAR_WIDTH);
    process.stdout.write(
      `\r\x1b[2K${title} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${done}/${steps} ${name}`,
    );
  }
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
