import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws the pictures that browsers, phones and link previews ask for from our own sign, favicon.svg, into the public
 * folder. Run it again when the sign changes: node tools/icons/make-icons.ts
 */
const FOLDER = join(import.meta.dirname, "../../apps/player/public");
/** The sign's own ground, so that no edge shows where a system cuts the picture. */
const GROUND = "#0b1b33";
const SIGN_UNITS = 32;

const sign = (await readFile(join(FOLDER, "favicon.svg"), "utf8")).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

type Picture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Width of the sign as a share of the shorter side; a maskable one must keep to the inner 80 %. */
  readonly share: number;
  readonly ground: string | null;
};

const PICTURES: readonly Picture[] = [
  { name: "icon-192.png", width: 192, height: 192, share: 1, ground: null },
  { name: "icon-512.png", width: 512, height: 512, share: 1, ground: null },
  { name: "icon-maskable-512.png", width: 512, height: 512, share: 0.78, ground: GROUND },
  { name: "apple-touch-icon.png", width: 180, height: 180, share: 0.86, ground: GROUND },
  { name: "og.png", width: 1_200, height: 630, share: 0.62, ground: GROUND },
];

for (const picture of PICTURES) {
  await sharp(Buffer.from(toSvg(picture)))
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toFile(join(FOLDER, picture.name));
}

function toSvg({ width, height, share, ground }: Picture): string {
  const side = Math.min(width, height) * share;
  const scale = side / SIGN_UNITS;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const back = ground === null ? "" : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  // A wide picture has a horizon of its own behind the sign.
  const land =
    width === height
      ? ""
      : `<path fill="#12294a" d="M0 ${height * 0.62} ${width} ${height * 0.5}V${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${back}${land}<g transform="translate(${left} ${top}) scale(${scale})">${sign}</g></svg>`;
}
