import { Path, Svg } from "@react-pdf/renderer";
import { encode } from "uqr";

/** In points: about an inch, which phones read at arm's length. */
const SIDE = 76;
const QUIET_ZONE = 2;

/** A QR code for a label. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: SIDE, height: SIDE }}>
      <Path d={path} fill="#000000" />
    </Svg>
  );
}
