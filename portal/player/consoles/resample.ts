/**
 * Resampler from an engine's fixed rate to that of the page, linear between neighbouring samples. It keeps its place from one call to the next, so
 * that frames join without a click.
 */
export function openResampler(from: number, to: number) {
  const step = from / to;
  /** Place of the next output, counted from the first sample of the next input. */
  let at = 0;
  /** The last sample of the input before. */
  let last = 0;
  return (input: Float32Array): Float32Array => {
    const count = Math.max(0, Math.ceil((input.length - 1 - at) / step));
    const output = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
      const whole = Math.floor(at);
      const before = whole < 0 ? last : (input[whole] ?? 0);
      const after = input[whole + 1] ?? before;
      output[index] = before + (after - before) * (at - whole);
      at += step;
    }
    at -= input.length;
    last = input.at(-1) ?? last;
    return output;
  };
}
