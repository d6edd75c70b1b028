import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const ReportStatus = z.enum(["open", "accepted", "declined"]);

export const listReports = defineAction({
  name: "list_reports",
  summary: "Questions that players reported, oldest first, with the reporter's words.",
  access: { roles: ["admin", "author", "support"] },
  input: z.strictObject({ status: ReportStatus.default("open"), cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      report_id: Uuid,
      player_id: Uuid,
      question_id: Uuid,
      pack_id: z.string(),
      /** The author's id of the question inside its pack. */
      source_id: z.string(),
      /** The version that was reported, and the one that is played now. */
      version: z.int(),
      current_version: z.int(),
      stem: z.string(),
      message: z.string(),
      status: ReportStatus,
      /** What the reporter was answered; empty while it is open. */
      answer: z.string(),
      reported_at: Instant,
      settled_at: Instant.nullable(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const settleReport = defineAction({
  name: "settle_report",
  summary: "Accepts or declines an open report; the reporter reads the answer.",
  access: { roles: ["admin", "author", "support"] },
  input: z.strictObject({
    report_id: Uuid,
    verdict: z.enum(["accept", "decline"]),
    answer: textField(1, 1_000),
  }),
  output: z.strictObject({ report_id: Uuid, status: ReportStatus }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});
