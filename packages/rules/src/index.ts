export { MODES, type ModeId } from "./modes/index.ts";
export { LIFELINE_KINDS, type LifelineKind, type ModeDefinition } from "./modes/mode.ts";
export { QUESTION_RULES } from "./questions/index.ts";
export type { Item } from "./questions/item.ts";
export { QUESTION_KINDS, type QuestionKind } from "./questions/kind.ts";
