import type { Decision, ExamPaper, ExamRules, FixedItem } from "@crosscheck/rules/exams/exam";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import type { KeyChange } from "@crosscheck/rules/exams/regrade";
import type { TextByLanguage } from "@crosscheck/rules/exams/preset";
import type { ColumnType, Generated } from "kysely";

/** Read as a value, written as JSON text. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** A question of a fixed paper in the version that every candidate gets. */
export type FixedRef = FixedItem & {
  readonly section: string;
  readonly version: number;
  readonly language: string;
};

/** How much of a candidate's name the page of verification shows. */
export type NameShown = "full" | "initials" | "hidden";

/** What examiners are told of a sitting. */
export type ViolationNotice = {
  readonly exam_id: string;
  readonly exam_title: string;
  readonly player_id: string;
  readonly number: number;
  readonly violations: number;
};

/** Tables of migrations 0073 and 0074. */
export type ExamTables = {
  readonly candidate_groups: { readonly group_id: string; readonly name: string; readonly created_at: Date };
  readonly candidate_group_members: { readonly group_id: string; readonly player_id: string };
  readonly exams: {
    readonly exam_id: string;
    readonly created_by: string | null;
    readonly version: Generated<number>;
    readonly language: string;
    readonly title: string;
    readonly licence: string;
    readonly subject: string;
    readonly instructions: JsonColumn<TextByLanguage>;
    readonly rules_text: JsonColumn<TextByLanguage>;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly rules: JsonColumn<ExamRules>;
    readonly paper: JsonColumn<ExamPaper>;
    readonly question_count: number;
    readonly total_marks: number;
    readonly items: JsonColumn<readonly FixedRef[]> | null;
    readonly admits: "everybody" | "list" | "group";
    readonly group_id: string | null;
    readonly key_hash: Uint8Array | null;
    readonly key_salt: Uint8Array | null;
    readonly created_at: Date;
    readonly published_at: Date | null;
    readonly closed_at: Date | null;
    readonly released_at: Date | null;
    readonly archived_at: Date | null;
  };
  readonly exam_candidates: {
    readonly exam_id: string;
    readonly player_id: string;
    readonly is_listed: boolean;
    readonly time_factor: Generated<number>;
    readonly tolerance_ms: Generated<number>;
  };
  readonly reserved_items: { readonly item_id: string; readonly exam_id: string };
  readonly exam_sittings: {
    readonly exam_id: string;
    readonly player_id: string;
    readonly number: number;
    readonly entered_at: Date;
    readonly attempt_id: string | null;
    /** When it began; null: it has not. */
    readonly candidate_name: string | null;
    readonly extra_seconds: Generated<number>;
    readonly ended_at: Date | null;
    readonly end_reason: string | null;
    readonly voided_at: Date | null;
    readonly void_reason: string | null;
    readonly may_repeat: Generated<boolean>;
    readonly decision: Decision | null;
    readonly decision_reason: string | null;
    readonly decided_at: Date | null;
    readonly result: JsonColumn<ExamResult> | null;
    readonly first_result: JsonColumn<ExamResult> | null;
    readonly report_code: string | null;
    readonly name_shown: Generated<NameShown>;
    /** Those the examiners were told of. */
    readonly violations: Generated<number>;
    readonly looked_at: Generated<Date | null>;
  };
  readonly exam_examiners: { readonly exam_id: string; readonly operator_id: string };
  readonly operator_notices: {
    readonly operator_id: string;
    readonly kind: "exam_violations";
    readonly subject: string;
    readonly params: JsonColumn<ViolationNotice>;
    readonly created_at: Date;
    readonly changed_at: Date;
    readonly read_at: Date | null;
  };
  readonly exam_regrades: {
    readonly exam_id: string;
    readonly number: number;
    readonly operator_id: string | null;
    readonly at: Date;
    readonly reason: string;
    readonly changes: JsonColumn<readonly KeyChange[]>;
  };
  readonly exam_key_tries: { readonly player_id: string; readonly from_at: Date; readonly tries: number };
};
