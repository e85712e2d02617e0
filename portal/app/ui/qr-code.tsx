import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** Whole pixels, as squares of different sizes are harder to read. */
const PIXELS_PER_SQUARE = 5;
/** The white edge that the standard asks for. */
const BORDER_SQUARES = 4;

/** QR code as one SVG path, dark on white whatever the theme: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: BORDER_SQUARES });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles["qr"]}
      viewBox={`0 0 ${size} ${size}`}
      width={size * PIXELS_PER_SQUARE}
      height={size * PIXELS_PER_SQUARE}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
