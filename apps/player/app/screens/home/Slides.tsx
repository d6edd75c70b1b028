import type { BootData } from "@crosscheck/contract";
import { Card } from "@crosscheck/ui/Card";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ChevronRight } from "lucide-react";
import { useRef, useState, type CSSProperties } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";

type SlideRow = NonNullable<BootData["home"]>["slides"][number];

/** Where less motion is wanted, the style sheet says so of everything. */
const ROW: CSSProperties = {
  scrollBehavior: "smooth",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: "0.25rem",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
};
const PLACE: CSSProperties = { flex: "0 0 100%", scrollSnapAlign: "start" };

/** Announcements beside each other, one in sight. They move when the reader moves them, and never by themselves. */
export function Slides({ slides }: { readonly slides: readonly SlideRow[] }) {
  const text = useText();
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (step: -1 | 1) => {
    const list = row.current;
    const slide = list?.children[(at + step + slides.length) % slides.length];
    if (list === null || slide === undefined) return;
    // Left edges are where they are in both directions of reading.
    const left = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollBy({ left });
  };
  const look = "grid size-11 place-items-center rounded-full hover:bg-primary-soft";
  return (
    <section aria-labelledby="home-slides" className="mb-8">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-x-4">
        <h2 id="home-slides" className="text-xl">
          {text("home.slides.title")}
        </h2>
        {slides.length === 1 ? null : (
          <div className="flex items-center">
            <button
              type="button"
              className={look}
              aria-label={text("home.slides.previous")}
              onClick={() => show(-1)}
            >
              <DirIcon icon={ChevronRight} className="size-5 rotate-180" />
            </button>
            <p role="status" className="text-sm tabular-nums">
              {text("home.slides.at", { at: at + 1, count: slides.length })}
            </p>
            <button
              type="button"
              className={look}
              aria-label={text("home.slides.next")}
              onClick={() => show(1)}
            >
              <DirIcon icon={ChevronRight} />
            </button>
          </div>
        )}
      </div>
      {/* Room for shadows and outlines. */}
      <ul
        ref={row}
        className="-m-1 flex gap-3 overflow-x-auto p-1"
        style={ROW}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setAt(Math.round((Math.abs(scrollLeft) / scrollWidth) * slides.length))
        }
      >
        {slides.map((slide) => (
          <li key={slide.slide_id} className="flex" style={PLACE}>
            <Slide slide={slide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ slide: { heading, text, image, alt, link } }: { readonly slide: SlideRow }) {
  const content = (
    <>
      {image === "" ? null : (
        <img
          src={image}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-36 w-full shrink-0 rounded-key object-cover sm:w-60"
        />
      )}
      <div className="min-w-0 grow" dir="auto">
        <h3 className="text-lg break-words">{heading}</h3>
        <p className="mt-1 text-sm break-words text-muted">{text}</p>
      </div>
    </>
  );
  const shape = "flex w-full flex-col gap-4 sm:flex-row sm:items-center";
  if (link === "") return <Card className={shape}>{content}</Card>;
  return (
    <Link
      to={link}
      rel="noopener noreferrer"
      className={`cc-key cc-key-line bg-card p-4 text-ink no-underline hover:bg-primary-soft sm:p-5 ${shape}`}
    >
      {content}
      <DirIcon icon={ChevronRight} className="size-5 shrink-0 max-sm:hidden" />
    </Link>
  );
}
