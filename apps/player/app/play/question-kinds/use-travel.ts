import { useLayoutEffect, useRef, type RefObject } from "react";
import { isCalm } from "../../hooks/is-calm.ts";
import { SCENE } from "../../hooks/motion.ts";

/**
 * Lets a piece that was put somewhere come from where it lay, turning over on its way. Places have their number as
 * `data-place`, pieces in the tray theirs as `data-piece`. Nothing moves where less motion is wanted.
 *
 * @param placed which piece is in each place; null while it is empty
 */
export function useTravel(root: RefObject<HTMLElement | null>, placed: readonly (string | number | null)[]) {
  const last = useRef(placed);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = placed;
    if (root.current === null || isCalm()) return;
    for (const { from, to } of movesOf(before, placed)) turnOver(root.current, from, to);
  }, [root, placed]);
}

type Placed = readonly (string | number | null)[];
type Move = { readonly from: string; readonly to: string };

/** What has moved between two states, as selectors of where it was and where it is. */
export function movesOf(before: Placed, after: Placed): readonly Move[] {
  const tray = (piece: string | number) => `[data-piece="${piece}"]`;
  const place = (at: number) => `[data-place="${at}"]`;
  const laid = after.flatMap((piece, at) => {
    if (piece === null || before[at] === piece) return [];
    const was = before.indexOf(piece);
    return [{ from: was === -1 ? tray(piece) : place(was), to: place(at) }];
  });
  const taken = before.flatMap((piece, at) =>
    piece === null || after.includes(piece) ? [] : [{ from: place(at), to: tray(piece) }],
  );
  return [...laid, ...taken];
}

function turnOver(root: HTMLElement, from: string, to: string): void {
  const start = root.querySelector(from)?.getBoundingClientRect();
  const piece = root.querySelector<HTMLElement>(to);
  if (start === undefined || piece === null) return;
  const end = piece.getBoundingClientRect();
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  piece.animate(
    [
      { transform: `perspective(40rem) translate(${x}px, ${y}px) rotateX(-180deg)`, zIndex: 2 },
      { transform: "perspective(40rem)", zIndex: 2 },
    ],
    SCENE,
  );
}
