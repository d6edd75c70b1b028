import { Sheet } from "@crosscheck/ui/Sheet";
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useText } from "../../i18n/texts.tsx";
import type { Card } from "../attempt/run-state.ts";
import { panBy, WHOLE, zoomAt, type ZoomView } from "./zoom-view.ts";

type Figure = Card["media"][number];
type FigureDialogProps = {
  readonly figures: readonly Figure[];
  readonly start: number;
  readonly onClose: () => void;
};

const STEP = 1.5;
const PAN_PX = 60;

/** Figures of a question, one at a time, to zoom and move with mouse, fingers, keys or buttons. */
export function FigureDialog({ figures, start, onClose }: FigureDialogProps) {
  const text = useText();
  const [place, setPlace] = useState(start);
  const figure = figures[place];
  const count = figures.length;
  const turn = (by: number) => setPlace((place + by + count) % count);
  const title =
    count > 1
      ? text("play-kinds.figure.number", { number: place + 1, count })
      : text("play-kinds.figure.title");
  return (
    <Sheet open size="full" onClose={onClose} closeLabel={text("play-kinds.figure.close")} title={title}>
      {figure === undefined ? null : <ZoomFrame figure={figure} onTurn={count < 2 ? null : turn} />}
      {/* The dialog is named once, when it opens. */}
      {count > 1 ? <output className="sr-only">{title}</output> : null}
    </Sheet>
  );
}

type ZoomFrameProps = {
  readonly figure: Figure;
  /** Turns to the figure before or after; null where there is only one. */
  readonly onTurn: ((by: -1 | 1) => void) | null;
};

function ZoomFrame({ figure, onTurn }: ZoomFrameProps) {
  const text = useText();
  const [view, setView] = useState<ZoomView>(WHOLE);
  // The buttons stay what they are, so that the one in focus keeps it.
  const turn = (by: -1 | 1) => {
    if (onTurn === null) return;
    setView(WHOLE);
    onTurn(by);
  };
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());

  const sizeOf = () => ({ width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 });
  const zoom = (factor: number, at = { x: 0, y: 0 }) =>
    setView((old) => zoomAt(old, factor, { at, frame: sizeOf() }));
  const pan = (x: number, y: number) => setView((old) => panBy(old, { x, y }, sizeOf()));
  const fromMiddle = (event: { readonly clientX: number; readonly clientY: number }) => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), fromMiddle(event));
  });
  // React listens to wheels passively, and then the page would scroll.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => wheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  const handleMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) pan(now.x - before.x, now.y - before.y);
    else {
      const grown =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      zoom(grown, fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
    }
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const handleKey = (event: KeyboardEvent) => {
    const act = actOfKey(event.key, { zoom, pan, reset: () => setView(WHOLE), turn });
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a figure that can be moved by keys */}
      <div
        ref={frame}
        role="group"
        aria-label={text(onTurn === null ? "play-kinds.figure.keys" : "play-kinds.figure.keys_turn")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the keys that move the figure
        tabIndex={0}
        onKeyDown={handleKey}
        onDoubleClick={(event) => {
          if (view.scale > 1) setView(WHOLE);
          else zoom(2.5, fromMiddle(event));
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={handleMove}
        onPointerUp={lift}
        onPointerCancel={lift}
        className={`relative min-h-0 flex-1 touch-none overflow-hidden rounded-key border border-line select-none ${view.scale > 1 ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
      >
        <img
          // Never the old figure under the new name while that is on its way.
          key={figure.url}
          src={figure.url}
          alt={figure.alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className="absolute inset-0 size-full bg-white object-contain will-change-transform"
        />
      </div>
      <div dir="ltr" className="mt-3 flex justify-center gap-2 sm:gap-3">
        {onTurn === null ? null : (
          <RoundButton
            icon={ChevronLeft}
            label={text("play-kinds.figure.previous")}
            onPress={() => turn(-1)}
          />
        )}
        <RoundButton icon={ZoomOut} label={text("play-kinds.figure.out")} onPress={() => zoom(1 / STEP)} />
        <RoundButton icon={Maximize} label={text("play-kinds.figure.whole")} onPress={() => setView(WHOLE)} />
        <RoundButton icon={ZoomIn} label={text("play-kinds.figure.in")} onPress={() => zoom(STEP)} />
        {onTurn === null ? null : (
          <RoundButton icon={ChevronRight} label={text("play-kinds.figure.next")} onPress={() => turn(1)} />
        )}
      </div>
    </>
  );
}

type ZoomActs = {
  readonly zoom: (factor: number) => void;
  readonly pan: (x: number, y: number) => void;
  readonly reset: () => void;
  readonly turn: (by: -1 | 1) => void;
};

function actOfKey(key: string, { zoom, pan, reset, turn }: ZoomActs): (() => void) | null {
  switch (key) {
    case "+":
    case "=":
      return () => zoom(STEP);
    case "-":
      return () => zoom(1 / STEP);
    case "0":
      return reset;
    case "ArrowLeft":
      return () => pan(PAN_PX, 0);
    case "ArrowRight":
      return () => pan(-PAN_PX, 0);
    case "ArrowUp":
      return () => pan(0, PAN_PX);
    case "ArrowDown":
      return () => pan(0, -PAN_PX);
    case "PageUp":
      return () => turn(-1);
    case "PageDown":
      return () => turn(1);
    default:
      return null;
  }
}

type RoundButtonProps = { readonly icon: LucideIcon; readonly label: string; readonly onPress: () => void };

function RoundButton({ icon: Icon, label, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="cc-key grid size-12 place-items-center bg-card hover:bg-primary-soft"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
