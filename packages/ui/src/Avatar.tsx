type AvatarProps = {
  readonly name: string;
  /** Address of the picture; empty when there is none. */ readonly src: string;
  readonly size?: "small" | "large";
};

/** A player's picture, or the initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  const box = size === "large" ? "size-24 text-2xl" : "size-10 text-sm";
  if (src !== "") {
    return (
      <img
        src={src}
        alt=""
        width={96}
        height={96}
        className={`${box} shrink-0 rounded-full border-2 border-line object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${box} grid shrink-0 place-items-center rounded-full border-2 border-primary-edge bg-primary font-bold text-on-primary`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The Arabic article, which begins most family names. */
const ARTICLE = /^ال(?=..)(?!له$)/u;
/** Keeps letters of a script that joins them apart: two initials are no word. */
const APART = "\u200C";

/** First letters of the first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? "").replace(ARTICLE, "")][0]?.toLocaleUpperCase() ?? "").join(APART);
}
