import { useEffect, useRef } from "react";
import type uPlot from "uplot";
import styles from "./figures.module.css";

export type Line = { readonly name: string; readonly numbers: readonly number[] };

type Props = { readonly label: string; readonly days: readonly string[]; readonly lines: readonly Line[] };

const HEIGHT = 260;
const DAY_SECONDS = 86_400;
/** Classes with the colours of the chart: one for each line, and those of the axes. */
const lineColors = ["line1", "line2", "line3", "line4", "line5"];
const colors = [...lineColors, "axis", "grid"];

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
      <div ref={place} aria-hidden="true" data-testid="chart">
        {colors.map((name) => (
          <i key={name} className={styles[name]} data-color={name} hidden />
        ))}
      </div>
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
  const color = (name: string) =>
    getComputedStyle(target.querySelector(`[data-color=${name}]`) ?? target).color;
  const axis = {
    stroke: color("axis"),
    grid: { stroke: color("grid"), width: 1 },
    ticks: { stroke: color("grid"), width: 1 },
  };
  return {
    width: target.clientWidth,
    height: HEIGHT,
    // Days are those of UTC.
    tzDate: (seconds) => new Date((seconds + new Date(seconds * 1000).getTimezoneOffset() * 60) * 1000),
    scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] } },
    axes: [
      {
        ...axis,
        incrs: [1, 2, 7, 14, 30, 90].map((days) => days * DAY_SECONDS),
        values: (_, seconds) => seconds.map((each) => new Date(each * 1000).toISOString().slice(5, 10)),
      },
      // Counts are whole numbers.
      {
        ...axis,
        incrs: [1, 2, 5]
          .flatMap((each) => [1, 10, 100, 1e3, 1e4, 1e5, 1e6].map((by) => each * by))
          .toSorted((a, b) => a - b),
      },
    ],
    series: [
      { label: "Day", value: "{YYYY}-{MM}-{DD}" },
      ...lines.map(({ name }, at) => ({
        label: name,
        stroke: color(lineColors[at % lineColors.length] ?? ""),
        width: 2,
        points: { show: true, size: 5 },
      })),
    ],
  };
}
