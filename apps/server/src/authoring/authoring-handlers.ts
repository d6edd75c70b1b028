import type { OperatorHandlers } from "../calls/operate.ts";
import {
  handleChangeCategory,
  handleChangeSubcategory,
  handleCreateCategory,
  handleCreateSubcategory,
  handleListCategories,
  handleOrderPlaces,
  handleRestorePlace,
  handleRetirePlace,
  handleViewCategory,
} from "./operate-places.ts";
import {
  handleClearDailyPaper,
  handleListDailyPapers,
  handleSetDailyPaper,
  handleViewDailyPaper,
} from "./operate-daily-papers.ts";
import { handleExportQuestions } from "./export-questions.ts";
import { handleImportQuestions } from "./import-questions.ts";
import { handleMoveQuestions } from "./move-questions.ts";
import {
  handleChangePassage,
  handleCreatePassage,
  handleListPassages,
  handleMovePassage,
  handlePreviewPassage,
  handleViewPassage,
} from "./operate-passages.ts";
import {
  handleChangeQuestion,
  handleCreateQuestion,
  handleListQuestions,
  handleViewQuestion,
  handleViewQuestionVersion,
} from "./operate-questions.ts";
import { handleExportPack } from "./packs/export-pack.ts";
import { handleImportPack, handleListPacks } from "./packs/operate-packs.ts";
import { handleListObjectives, handlePreviewFormulae } from "./writing-help.ts";
import { handleFinishUpload, handleListContentFiles, handleUploadPart } from "./operate-uploads.ts";

/** Calls about what is asked: places, questions, passages, days, files, sheets and packs. */
export const AUTHORING_HANDLERS = {
  change_category: handleChangeCategory,
  change_subcategory: handleChangeSubcategory,
  create_category: handleCreateCategory,
  create_subcategory: handleCreateSubcategory,
  list_categories: handleListCategories,
  order_places: handleOrderPlaces,
  restore_place: handleRestorePlace,
  retire_place: handleRetirePlace,
  view_category: handleViewCategory,
  clear_daily_paper: handleClearDailyPaper,
  list_daily_papers: handleListDailyPapers,
  set_daily_paper: handleSetDailyPaper,
  view_daily_paper: handleViewDailyPaper,
  export_questions: handleExportQuestions,
  import_questions: handleImportQuestions,
  move_questions: handleMoveQuestions,
  change_passage: handleChangePassage,
  create_passage: handleCreatePassage,
  list_passages: handleListPassages,
  move_passage: handleMovePassage,
  preview_passage: handlePreviewPassage,
  view_passage: handleViewPassage,
  change_question: handleChangeQuestion,
  create_question: handleCreateQuestion,
  list_questions: handleListQuestions,
  view_question: handleViewQuestion,
  view_question_version: handleViewQuestionVersion,
  export_pack: handleExportPack,
  import_pack: handleImportPack,
  list_packs: handleListPacks,
  list_objectives: handleListObjectives,
  preview_formulae: handlePreviewFormulae,
  finish_upload: handleFinishUpload,
  list_content_files: handleListContentFiles,
  upload_part: handleUploadPart,
} satisfies Partial<OperatorHandlers>;
