import type { ComponentProps } from "react";
import { SchoolExam } from "./SchoolExam.tsx";
import { SchoolExams } from "./SchoolExams.tsx";

type SchoolProps = ComponentProps<typeof SchoolExam> | ComponentProps<typeof SchoolExams>;

/** Exams of schools, or one of them. They travel as one file: what each needs the other needs too. */
export function School(props: SchoolProps) {
  return "examId" in props ? <SchoolExam {...props} /> : <SchoolExams {...props} />;
}
