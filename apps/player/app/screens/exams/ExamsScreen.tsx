import { useParams } from "react-router";
import NotFoundScreen from "../not-found/NotFoundScreen.tsx";
import { ExamsPlace } from "./ExamsPlace.tsx";
import { MockExam } from "./MockExam.tsx";
import { MockExams } from "./MockExams.tsx";

/** Route /exam-module/*. The place of exams, the mock exams to choose from, one of them. */
export default function ExamsScreen() {
  const [part, preset, ...more] = (useParams()["*"] ?? "").split("/").filter((word) => word !== "");
  if (part === undefined) return <ExamsPlace />;
  if (part !== "mock" || more.length > 0) return <NotFoundScreen />;
  return preset === undefined ? <MockExams /> : <MockExam key={preset} presetId={preset} />;
}
