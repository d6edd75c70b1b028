import { Expand } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Card } from "../attempt/run-state.ts";
import { figureHeight, InPlace } from "./FigureRoom.tsx";
import { useEarlyLoad } from "../use-early-load.ts";

const AudioClip = lazyPart(async () => ({ default: (await import("./AudioClip.tsx")).AudioClip }));
const loadFigure = async () => ({ default: (await import("./FigureDialog.tsx")).FigureDialog });
const FigureDialog = lazyPart(loadFigure);
const FIGURE = [loadFigure];
const NOTHING: typeof FIGURE = [];

/** Clips and figures of a question; a figure opens large. */
export function QuestionMedia({ card }: { readonly card: Card }) {
  const text = useText();
  const [opened, setOpened] = useState<number | null>(null);
  const clips = card.media.filter((media) => media.type === "audio");
  const figures = card.media.filter((media) => media.type === "image");
  useEarlyLoad(figures.length > 0 ? FIGURE : NOTHING);
  return (
    <>
      {clips.map((clip) => (
        <Suspense key={clip.url} fallback={<div className="h-36 rounded-card border border-line bg-card" />}>
          <AudioClip
            src={clip.url}
            title={clip.alt === "" ? text("play-kinds.audio.title") : clip.alt}
            hasKeys={card.kind !== "word_tiles"}
          />
        </Suspense>
      ))}
      {figures.length === 0 ? null : (
        <InPlace>
          <ul lang={card.language} className={`grid gap-3 ${figures.length > 1 ? "grid-cols-2" : ""}`}>
            {figures.map((figure, place) => (
              <li key={figure.url}>
                <button
                  type="button"
                  onClick={() => setOpened(place)}
                  className="group relative block w-full overflow-hidden rounded-card border-2 border-line hover:border-primary"
                >
                  <img
                    src={figure.url}
                    alt={figure.alt}
                    // Room below for its key: legends and axes stand at the edge, and are part of the question.
                    className={`w-full bg-white object-contain p-1 pb-8 ${figureHeight(figures.length)}`}
                  />
                  <span className="absolute end-1 bottom-1 inline-flex items-center gap-1.5 rounded-full border border-line bg-card px-2.5 py-0.5 text-xs font-semibold text-ink group-hover:bg-primary-soft">
                    <Expand aria-hidden="true" className="size-4" />
                    {figures.length > 1
                      ? text("play-kinds.figure.annex", { number: place + 1 })
                      : text("play-kinds.figure.enlarge")}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </InPlace>
      )}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <FigureDialog figures={figures} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
