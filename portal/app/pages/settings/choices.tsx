import type { ReactNode } from "react";
import styles from "./settings.module.css";

type Props = {
  legend: string;
  name: string;
  options: readonly { readonly value: string; readonly label: string; readonly sample?: ReactNode }[];
  chosen: string;
  testId?: string;
  isDisabled?: true;
};

/** Radio buttons as tiles, each with a sample of what it stands for. */
export function Choices({ legend, name, options, chosen, testId, isDisabled }: Props) {
  return (
    <fieldset className={styles["choices"]} data-testid={testId} disabled={isDisabled}>
      <legend>{legend}</legend>
      {options.map(({ value, label, sample }) => (
        <label key={value} className={styles["choice"]}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {sample}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
