/** What a picture to share tells, in words and figures as they are written on it. Nothing of anybody else. */
export type ShareCard = {
  readonly mode: string;
  /** What was played: a subject, a level, a contest. */
  readonly title: string;
  /** The figure in the middle: a percentage, points, a place. */
  readonly figure: string;
  /** What the figure counts; empty where it says so itself. */
  readonly unit: string;
  /** Where the needle stands, 0–1; null where there is nothing to gauge. */
  readonly ratio: number | null;
  /** Of three; null where there are none to win. */
  readonly stars: number | null;
  readonly headline: string;
  /** One more thing to be proud of; empty without. */
  readonly note: string;
};

/** Whose card it is, where it leads, and how it is read. */
export type ShareFrame = {
  /** The player's own name. */
  readonly name: string;
  readonly product: string;
  /** Address of the product without its scheme. */
  readonly address: string;
  readonly direction: "ltr" | "rtl";
};

/** Ends of lines so that none is wider than allowed, where words allow it; at most so many lines, the last one cut. */
export function breakLines(
  text: string,
  { fits, most }: { readonly fits: (line: string) => boolean; readonly most: number },
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== "") lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""} …`];
}
