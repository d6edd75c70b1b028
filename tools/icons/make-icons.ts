import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws the pictures that browsers, phones and link previews ask for from our own sign, favicon.svg, and the emblems, into
 * the public folder. Run it again when one of them changes: node tools/icons/make-icons.ts
 */
const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "apps/player/public");
/** The sign's own ground, so that no edge shows where a system cuts the picture. */
const GROUND = "#0b1b33";
const SIGN_UNITS = 32;
const EMBLEM_UNITS = 64;
const PREVIEW = { width: 1_200, height: 630 } as const;

const sign = (await readFile(join(FOLDER, "favicon.svg"), "utf8")).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const emblems = await readFile(join(ROOT, "packages/ui/src/art/emblems.svg"), "utf8");
const tokens = await readFile(join(ROOT, "packages/ui/src/tokens.css"), "utf8");

/** Icons of the app: `share` is the sign's part of the side; a maskable one must keep to the inner 80 %. */
const ICONS = [
  { name: "icon-192", side: 192, share: 1, ground: null },
  { name: "icon-512", side: 512, share: 1, ground: null },
  { name: "icon-maskable-192", side: 192, share: 0.78, ground: GROUND },
  { name: "icon-maskable-512", side: 512, share: 0.78, ground: GROUND },
  { name: "apple-touch-icon", side: 180, share: 0.86, ground: GROUND },
] as const;

/** Link previews by the place a page belongs to (the player's app/modes/places.ts), each with an emblem. */
const PREVIEWS = {
  fly: "aircraft",
  learn: "quiz-zone",
  compete: "contest",
  exams: "exam",
  me: "self-challenge",
  about: "fun-and-learn",
} as const;

for (const { name, side, share, ground } of ICONS) {
  const inner = side * share;
  const edge = (side - inner) / 2;
  const back = ground === null ? "" : `<rect width="${side}" height="${side}" fill="${ground}"/>`;
  await draw(
    name,
    { width: side, height: side },
    back + placed(sign, { x: edge, y: edge, scale: inner / SIGN_UNITS }),
  );
}
await mkdir(join(FOLDER, "og"), { recursive: true });
for (const [place, emblem] of Object.entries(PREVIEWS)) await draw(`og/${place}`, PREVIEW, previewOf(emblem));

/** Our sign at the start of a route that climbs to the emblem of the place, over the land at night. No words: the product is named by its owner. */
function previewOf(emblem: string): string {
  return [
    `<rect width="1200" height="630" fill="${GROUND}"/>`,
    '<path fill="#12294a" d="M0 430 1200 300V630H0z"/><path fill="#173460" d="M0 520 1200 470V630H0z"/>',
    '<path fill="none" stroke="#ffc53d" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 26" d="M400 420C520 400 600 330 690 280"/>',
    placed(sign, { x: 90, y: 215, scale: 290 / SIGN_UNITS }),
    placed(emblemOf(emblem), { x: 700, y: 90, scale: 410 / EMBLEM_UNITS }),
  ].join("");
}

function placed(drawing: string, { x, y, scale }: Readonly<Record<"x" | "y" | "scale", number>>): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

/** A symbol of emblems.svg in the colours of the light theme, which stand out on the dark ground. */
function emblemOf(name: string): string {
  const [, attributes = "", inner] =
    new RegExp(`<symbol id="${name}" viewBox="[^"]*"([^>]*)>([^]*?)</symbol>`).exec(emblems) ?? [];
  if (inner === undefined) throw new Error(`there is no emblem ${name}`);
  return `<g${attributes}>${inner}</g>`.replaceAll(/var\((--[\w-]+)\)/g, (_use, token: string) => {
    const [, colour] = new RegExp(`${token}: (?:light-dark\\()?(#\\w+)`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`there is no colour ${token}`);
    return colour;
  });
}

async function draw(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  drawing: string,
) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toFile(join(FOLDER, `${name}.png`));
}
