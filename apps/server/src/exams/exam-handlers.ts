import { handleAnalyseExam } from "./analyse-exam.ts";
import { handleExportExam } from "./export-exam.ts";
import {
  handleListOperatorNotices,
  handleReadOperatorNotices,
  handleSetExamExaminers,
} from "./operate-examiners.ts";
import {
  handleDecideExamSitting,
  handleEndExamSitting,
  handleGiveExamTime,
  handleListExamSittings,
  handleViewExamSitting,
  handleVoidExamSitting,
} from "./operate-sittings.ts";
import { handleRegradeExam } from "./regrade-exam.ts";
import { handleReleaseExam } from "./release-exam.ts";
import { handleDraftExamOfPreset, handleListExamPresets } from "./draft-of-preset.ts";
import { handleChangeExam, handleCopyExam, handleCreateExam } from "./edit-exams.ts";
import { handleListExams, handlePreviewExamPaper, handleViewExam } from "./list-exams.ts";
import { handleArchiveExam, handleExtendExam, handlePublishExam, handleSetExamKey } from "./operate-exams.ts";
import {
  handleCreateCandidateGroup,
  handleListCandidateGroups,
  handleListGroupMembers,
  handleSetCandidateGroup,
} from "./operate-groups.ts";
import { handleListExamCandidates, handleSetExamCandidates } from "./set-candidates.ts";

/** Handlers of the operators' calls about exams, their candidates and sittings. */
export const EXAM_HANDLERS = {
  analyse_exam: handleAnalyseExam,
  export_exam: handleExportExam,
  list_operator_notices: handleListOperatorNotices,
  read_operator_notices: handleReadOperatorNotices,
  set_exam_examiners: handleSetExamExaminers,
  decide_exam_sitting: handleDecideExamSitting,
  end_exam_sitting: handleEndExamSitting,
  give_exam_time: handleGiveExamTime,
  list_exam_sittings: handleListExamSittings,
  view_exam_sitting: handleViewExamSitting,
  void_exam_sitting: handleVoidExamSitting,
  regrade_exam: handleRegradeExam,
  release_exam: handleReleaseExam,
  draft_exam_of_preset: handleDraftExamOfPreset,
  list_exam_presets: handleListExamPresets,
  change_exam: handleChangeExam,
  copy_exam: handleCopyExam,
  create_exam: handleCreateExam,
  list_exams: handleListExams,
  preview_exam_paper: handlePreviewExamPaper,
  view_exam: handleViewExam,
  archive_exam: handleArchiveExam,
  extend_exam: handleExtendExam,
  publish_exam: handlePublishExam,
  set_exam_key: handleSetExamKey,
  create_candidate_group: handleCreateCandidateGroup,
  list_candidate_groups: handleListCandidateGroups,
  list_group_members: handleListGroupMembers,
  set_candidate_group: handleSetCandidateGroup,
  list_exam_candidates: handleListExamCandidates,
  set_exam_candidates: handleSetExamCandidates,
} as const;
