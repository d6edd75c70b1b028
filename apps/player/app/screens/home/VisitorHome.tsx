import type { HomeSection } from "@crosscheck/contract/home-sections";
import { AircraftSilhouette } from "@crosscheck/ui/art/AircraftSilhouette";
import { HorizonArt } from "@crosscheck/ui/art/HorizonArt";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Fragment, Suspense, type ReactNode } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { ModeGrid } from "./ModeGrid.tsx";
import { SubjectGrid } from "./SubjectGrid.tsx";
import { TrialCard } from "./trial/TrialCard.tsx";

/** Only where there are some. */
const Slides = lazyPart(async () => ({ default: (await import("./Slides.tsx")).Slides }));

/** For visitors: one sentence and one real question; below it what else there is. */
export function VisitorHome({ order }: { readonly order: readonly HomeSection[] }) {
  const text = useText();
  const { home } = useBoot();
  const slides = home?.slides ?? [];
  const parts: Partial<Record<HomeSection, ReactNode>> = {
    slides:
      slides.length === 0 ? null : (
        <Suspense fallback={<Skeleton className="mb-8 h-52 w-full" />}>
          <Slides slides={slides} />
        </Suspense>
      ),
    modes: <ModeGrid />,
    subjects: <SubjectGrid subjects={home?.subjects ?? []} />,
  };
  return (
    <>
      <div className="mb-8 grid gap-3 lg:grid-cols-2 lg:items-stretch lg:gap-6">
        <section className="cc-on-hero relative isolate flex items-center gap-3 lg:min-h-112 lg:items-start xl:min-h-96 overflow-hidden rounded-[24px] bg-hero px-5 py-3 text-on-hero shadow-lift sm:p-10">
          <HorizonArt className="absolute inset-x-0 bottom-0 -z-10 h-64 w-full max-sm:hidden lg:h-[max(18rem,100%-9rem)]" />
          <div className="min-w-0 max-w-md grow">
            <h1 tabIndex={-1} className="text-xl font-bold outline-none sm:text-2xl">
              {text("home.visitor.title")}
            </h1>
            <p className="mt-3 text-lg max-sm:hidden">
              {text("home.visitor.lead", { count: home?.question_count ?? 0 })}
            </p>
          </div>
          <AircraftSilhouette className="size-16 shrink-0 rtl:-scale-x-100 sm:hidden" />
        </section>
        {home === null || home.question === null ? null : <TrialCard question={home.question} />}
      </div>
      {order.map((id) => (
        <Fragment key={id}>{parts[id]}</Fragment>
      ))}
    </>
  );
}
