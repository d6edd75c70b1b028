import { encode } from "uqr";
import { qrPath, QUIET_MODULES } from "./qr-path.ts";

const SHOWN_PX = 192;

type QrCodeProps = { readonly content: string; readonly label: string };

/** A QR code: dark on light in both themes, since many readers take no other, with the quiet zone they need. */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: "M", border: 0 });
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      width={SHOWN_PX}
      height={SHOWN_PX}
      className="mx-auto rounded-key"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
