import { brandColours, type BrandColours, type BrandTheme } from "@crosscheck/rules/look/brand";
import { toPictureUrl } from "../calls/picture-url.ts";
import type { Settings } from "../settings/settings.ts";

/** What the player's own style sheet has, for the theme without a colour of the site. */
const OWN: Readonly<Record<BrandTheme, BrandColours>> = {
  light: { primary: "#1257c7", edge: "#0b3a8a", onPrimary: "#ffffff", soft: "#e6effc" },
  dark: { primary: "#7db1ff", edge: "#3f76c9", onPrimary: "#04122a", soft: "#14284a" },
};

/** Rules behind the player's style sheet for colours and sign of this site; empty where it has none of its own. */
export function lookCss(settings: Pick<Settings, "brandLight" | "brandDark" | "siteLogo">): string {
  return coloursCss(settings) + logoCss(settings.siteLogo);
}

/** The picture behind the product's own sign (BrandMark.tsx), which is drawn no more: no byte of the app knows of it. */
function logoCss(logo: string): string {
  if (logo === "") return "";
  const sign = "svg:has(#brand-dial)";
  return `${sign}{background:url(${toPictureUrl(logo)}) center/contain no-repeat;border-radius:6px}${sign}>*{display:none}`;
}

function coloursCss({ brandLight, brandDark }: Pick<Settings, "brandLight" | "brandDark">): string {
  if (brandLight === "" && brandDark === "") return "";
  const light = brandColours(brandLight, "light") ?? OWN.light;
  const dark = brandColours(brandDark, "dark") ?? OWN.dark;
  const rule = (name: string, part: keyof BrandColours) =>
    `--cc-${name}:light-dark(${light[part]},${dark[part]});`;
  return `:root{${rule("primary", "primary")}${rule("primary-edge", "edge")}${rule("on-primary", "onPrimary")}${rule("primary-soft", "soft")}}`;
}
