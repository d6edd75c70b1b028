import type { Random } from "@crosscheck/rules/random";
import { toProfileImage } from "../media/profile-image.ts";
import sharp from "sharp";

/** Skies from the top to the horizon, and the ground. */
const PALETTES = [
  ["#0b3d91", "#6fb1fc", "#f2c14e"],
  ["#1b2a49", "#465c8b", "#f4845f"],
  ["#0f766e", "#99f6e4", "#134e4a"],
  ["#7c2d12", "#fdba74", "#431407"],
  ["#312e81", "#a5b4fc", "#1e1b4b"],
  ["#9f1239", "#fda4af", "#4c0519"],
  ["#14532d", "#bbf7d0", "#052e16"],
  ["#075985", "#bae6fd", "#0c4a6e"],
] as const;
const PLANE =
  "M0-58c5 0 9 10 9 24v16l46 30v12L9 10v26l16 13v9L0 52l-25 6v-9l16-13V10l-46 14V12L-9-18v-16c0-14 4-24 9-24z";
const SIDE = 256;

/** A profile picture drawn for a pilot of the demo: a sky, a horizon that banks and an aeroplane. */
export async function drawPortrait(random: Random): Promise<Uint8Array | null> {
  const [sky, haze, ground] = PALETTES[random.below(PALETTES.length)] ?? PALETTES[0];
  const bank = random.below(50) - 25;
  const heading = random.below(360);
  const horizon = 150 + random.below(60);
  const sun = { x: 40 + random.below(176), y: 40 + random.below(60), radius: 14 + random.below(22) };
  const size = 1.1 + random.next();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${haze}"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#s)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#fff" opacity="0.75"/>
    <rect x="-128" y="${horizon}" width="512" height="400" fill="${ground}" transform="rotate(${bank} 128 ${horizon})"/>
    <path d="${PLANE}" fill="#fff" transform="translate(128 128) rotate(${heading}) scale(${size.toFixed(2)})"/>
  </svg>`;
  return await toProfileImage(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
}
