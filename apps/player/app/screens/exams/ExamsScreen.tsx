import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import NotFoundScreen from "../not-found/NotFoundScreen.tsx";
import { ExamsPlace } from "./ExamsPlace.tsx";
import { MockExam } from "./MockExam.tsx";
import { MockExams } from "./MockExams.tsx";
import { LazySchool } from "./LazySchool.ts";

const ResultScreen = lazyPart(async () => ({
  default: (await import("./result/SittingResultScreen.tsx")).SittingResultScreen,
}));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Route /exam-module/*. The place of exams; one of a school, what its sitting came to; the mock exams, one of them. */
export default function ExamsScreen() {
  const [part, below, ...more] = (useParams()["*"] ?? "").split("/").filter((word) => word !== "");
  if (part === undefined) return <ExamsPlace />;
  if (UUID.test(part) && more.length === 0 && (below === undefined || below === "result")) {
    const Exam = below === undefined ? LazySchool : ResultScreen;
    return (
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
        <Exam key={part} examId={part} />
      </Suspense>
    );
  }
  if (part !== "mock" || more.length > 0) return <NotFoundScreen />;
  return below === undefined ? <MockExams /> : <MockExam key={below} presetId={below} />;
}
