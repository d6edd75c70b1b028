import { AttitudeIndicator } from "@crosscheck/ui/art/AttitudeIndicator";
import { BADGE_EMBLEMS, BadgeEmblem } from "@crosscheck/ui/art/BadgeEmblem";
import { ChartLines } from "@crosscheck/ui/art/ChartLines";
import { HorizonArt } from "@crosscheck/ui/art/HorizonArt";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { MODE_EMBLEMS, ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { SkyDivider } from "@crosscheck/ui/art/SkyDivider";
import { SUBJECT_EMBLEMS, SubjectEmblem } from "@crosscheck/ui/art/SubjectEmblem";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { FACED_SUBJECTS, faceOf } from "@crosscheck/rules/content/subject-faces";
import { LoaderScreen } from "@crosscheck/ui/LoaderScreen";

/** All drawings of the kit. */
export function KitArt() {
  return (
    <section>
      <h2 className="mb-3 text-xl">Art</h2>
      <HorizonArt className="h-64 w-full rounded-card" />
      <ul className="mt-4 flex flex-wrap gap-4">
        {[...SUBJECT_EMBLEMS, "something-else"].map((name) => (
          <li key={name} className="flex flex-col items-center gap-2">
            <SubjectEmblem name={name} className="size-24" />
            <SubjectEmblem name={name} className="size-12 [--cc-vivid:0.2]" />
          </li>
        ))}
        {FACED_SUBJECTS.map((code) => {
          const face = faceOf(code);
          return face === null ? null : (
            <li key={code}>
              <SubjectTag face={face} />
            </li>
          );
        })}
        {MODE_EMBLEMS.map((name) => (
          <li key={name}>
            <ModeEmblem name={name} className="size-24" />
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-4">
        {BADGE_EMBLEMS.map((name) => (
          <li key={name}>
            {(["locked", "unlocked", "claimed"] as const).map((look) => (
              <BadgeEmblem key={look} name={name} look={look} />
            ))}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-6">
        <PaperPlane />
        <InstrumentArc ratio={0.72} />
        <AttitudeIndicator bank={18} pitch={4} className="size-24" />
        <ChartLines className="h-40 w-72 text-muted" />
      </div>
      <SkyDivider />
      <LoaderScreen label="Lining up" />
    </section>
  );
}
