import styles from "./tabs.module.css";

type Props = {
  /** Name of the list, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly href: string; readonly isCurrent: boolean }[];
};

/** Links to the parts of a page. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={styles["tabs"]} aria-label={label}>
      {tabs.map(({ title, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? "true" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
