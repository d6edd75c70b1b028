/** Surfaces and texts that the colour of a site stands beside; as in packages/ui/src/tokens.css. */
const AROUND = {
  light: { bg: "#f4f7fb", card: "#ffffff", sunken: "#e3eaf3", texts: ["#0b1b33", "#4a5b75", "#7a5200"] },
  dark: { bg: "#07111f", card: "#0f1c31", sunken: "#1b2b45", texts: ["#e8f0fb", "#a3b4ce", "#ffd166"] },
} as const;
export type BrandTheme = keyof typeof AROUND;

/** What a colour is drawn with, each as #rrggbb. */
export type BrandColours = {
  readonly primary: string;
  /** The lower edge of a key. */
  readonly edge: string;
  /** Words on a key. */
  readonly onPrimary: string;
  /** The ground of what is chosen. */
  readonly soft: string;
};

/** Least contrast of text, and of a control's edge against what is beside it (WCAG 1.4.3, 1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;
const WORDS = ["#ffffff", "#04122a"] as const;

/**
 * The colours that go with the colour of a site in a theme; null where words on it, or it among the others, could not be
 * read, so that no button can be hidden by it.
 *
 * @param primary #rrggbb
 */
export function brandColours(primary: string, theme: BrandTheme): BrandColours | null {
  const { bg, card, sunken, texts } = AROUND[theme];
  const soft = mix(primary, card, 0.1);
  const onPrimary = contrast(WORDS[0], primary) >= contrast(WORDS[1], primary) ? WORDS[0] : WORDS[1];
  const isReadable =
    [bg, card, soft, onPrimary].every((other) => contrast(primary, other) >= TEXT) &&
    texts.every((text) => contrast(text, soft) >= TEXT) &&
    contrast(primary, sunken) >= CONTROL;
  return isReadable ? { primary, edge: mix(primary, "#000000", 0.65), onPrimary, soft } : null;
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, place) =>
    Math.round(value * share + (others[place] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}
