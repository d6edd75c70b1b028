import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { findMode } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { isOpenedByDefinition } from "@crosscheck/rules/modes/sources";
import type { Handler } from "../../calls/handle.ts";
import { openPastDay, openToday } from "./daily-quiz.ts";
import { openLevel } from "./get-questions-by-level.ts";
import { openPassage } from "./passage-quizzes.ts";
import { openInPlace } from "./place-quizzes.ts";
import { findQuizPlace } from "./quiz-place.ts";
import { openWholeList } from "./study-runs.ts";

type Call = Parameters<Handler<Actions["open_attempt"]>>[0];

/** Opens a mode by what its definition says of its questions; a source that nothing opens does not compile. */
export const handleOpenAttempt: Handler<Actions["open_attempt"]> = async (call) => {
  const { mode: id, passage_id: passageId, day } = call.input;
  const mode = findMode(id);
  if (mode === undefined) return refuse("invalid_field", { field: "mode" });
  const { source } = mode;
  if (!isOpenedByDefinition(source)) return refuse("invalid_field", { field: "mode" });
  switch (source.from) {
    case "levels":
      return await openLevelOf(call, { ...mode, source });
    case "place":
    case "all":
    case "templates":
      return await openInPlace(call, { ...mode, source });
    case "passage":
      return passageId === undefined
        ? refuse("invalid_field", { field: "passage_id" })
        : await openPassage(call, { ...mode, source }, passageId);
    case "day":
      if (mode.ranked) return await openToday(call, { ...mode, source });
      return day === undefined
        ? refuse("invalid_field", { field: "day" })
        : await openPastDay(call, { ...mode, source }, day);
    case "list":
      return await openWholeList(call, { ...mode, source });
  }
};

async function openLevelOf(call: Call, mode: ModeDefinition<"levels">) {
  const { type, type_id: typeId, level, language_id } = call.input;
  if (typeId === undefined) return refuse("invalid_field", { field: "type_id" });
  if (level === undefined) return refuse("invalid_field", { field: "level" });
  const found = await findQuizPlace(call, [mode.source.categoryType], { type, type_id: typeId });
  if (isRefusal(found)) return found;
  const place = { category: found.category.id, subcategory: found.subcategory?.id };
  return await openLevel({ ...call, input: { ...place, level, language_id } }, mode);
}
