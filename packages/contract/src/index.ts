export { ACTIONS, type ActionName, type Actions } from "./actions.ts";
export {
  CODES,
  COMMON_REFUSALS,
  isRefusal,
  refuse,
  type CodeName,
  type CommonRefusal,
  type Refusal,
  type RefusalName,
  type SuccessName,
} from "./codes.ts";
export type {
  Access,
  ActionDefinition,
  InputOf,
  OperatorAction,
  OutputOf,
  RequestOf,
  Role,
} from "./define-action.ts";
export type { ActionOutcome, ActionRefusal, RefusalBody, SuccessBody } from "./envelope.ts";
export type { BootData, PageContext } from "./boot.ts";
