import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { useMay } from "../../data/session.ts";
import { questionPath } from "../paths.ts";

/** A question by its words; a way to it for whoever may see it. */
export function QuestionName({ id, stem }: { readonly id: string; readonly stem: string }) {
  const may = useMay();
  const words = <bdi>{stem}</bdi>;
  return may("view_question") ? (
    <Link component={RouterLink} to={questionPath(id)}>
      {words}
    </Link>
  ) : (
    words
  );
}
