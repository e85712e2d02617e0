import { useEffect, useRef } from "react";
import type uPlot from "uplot";
import styles from "./figures.module.css";

export type Line = { readonly name: string; readonly numbers: readonly number[] };

type Props = { readonly label: string; readonly days: readonly string[]; readonly lines: readonly Line[] };

const HEIGHT = 260;
/** Colours of the palette (`themes.css`), one for each line. */
const colors = ["--kick-ink", "--mint", "--sky", "--violet", "--rose"];

/** Chart of numbers by day. The table below it has the same for everybody who cannot see it, and before the script runs. */
export default function Chart({ label, days, lines }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    let chart: uPlot | undefined;
    let isGone = false;
    void import("uplot").then(({ default: Plot }) => {
      if (isGone) return;
      chart = new Plot(optionsFor(target, lines), dataOf(days, lines), target);
    });
    const observer = new ResizeObserver(() => chart?.setSize({ width: target.clientWidth, height: HEIGHT }));
    observer.observe(target);
    return () => {
      isGone = true;
      observer.disconnect();
      chart?.destroy();
    };
  }, [days, lines]);
  return (
    <figure className={styles["chart"]} aria-label={label}>
      <div ref={place} aria-hidden="true" data-testid="chart" />
      <details>
        <summary>As a table</summary>
        <table className={styles["numbers"]}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <td>{day}</td>
                {lines.map(({ name, numbers }) => (
                  <td key={name}>{numbers[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function dataOf(days: readonly string[], lines: readonly Line[]): uPlot.AlignedData {
  return [days.map((day) => Date.parse(day) / 1000), ...lines.map(({ numbers }) => [...numbers])];
}

function optionsFor(target: Element, lines: readonly Line[]): uPlot.Options {
  const style = getComputedStyle(target);
  const color = (name: string) => style.getPropertyValue(name).trim() || style.color;
  const axis = {
    stroke: color("--chalk-soft"),
    grid: { stroke: color("--line") },
    ticks: { stroke: color("--line") },
  };
  return {
    width: target.clientWidth,
    height: HEIGHT,
    // Days are those of UTC.
    tzDate: (seconds) => new Date((seconds + new Date(seconds * 1000).getTimezoneOffset() * 60) * 1000),
    scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] } },
    axes: [axis, axis],
    series: [
      { value: "{YYYY}-{MM}-{DD}" },
      ...lines.map(({ name }, at) => ({
        label: name,
        stroke: color(colors[at % colors.length] ?? ""),
        width: 2,
        points: { show: true, size: 5 },
      })),
    ],
  };
}
