import { refuse } from "@crosscheck/contract";
import type {
  decideReportedMessage,
  listReportedMessages,
  unmutePlayer,
} from "@crosscheck/contract/operators/battles";
import type { OperatorHandler } from "../../calls/operate.ts";
import { toPage } from "../../calls/page.ts";
import { tellPlayers } from "../../notices/tell-players.ts";
import {
  countReportedLines,
  endMute,
  listReportedLines,
  lockReport,
  settleLine,
  storeMute,
} from "./message-queries.ts";

const DAY_MS = 86_400_000;
const DECISIONS = { dismiss: "dismissed", warn: "warned", mute: "muted" } as const;

export const handleListReportedMessages: OperatorHandler<typeof listReportedMessages> = async (call) => {
  const { db, input } = call;
  const { decided: isDecided, cursor = null, limit } = input;
  const rows = (await listReportedLines(db, { isDecided, cursor, limit: limit + 1 })).map((one) => ({
    report_id: one.reportId,
    battle_id: one.battleId,
    message_id: one.messageId,
    reporter_id: one.reporterId,
    speaker_id: one.speakerId,
    line: { ...one.line },
    reported_at: one.reportedAt.toISOString(),
    settled_at: one.settledAt?.toISOString() ?? null,
    decision: one.decision,
    earlier: one.earlier,
  }));
  return {
    data: toPage(rows, limit, (row) => row.report_id),
    total: await countReportedLines(db, isDecided),
    audit: { subject: null },
  };
};

export const handleDecideReportedMessage: OperatorHandler<typeof decideReportedMessage> = async (call) => {
  const { db, input, nowMs } = call;
  const reportId = input.report_id;
  const report = await lockReport(db, reportId);
  if (report === undefined) return refuse("no_data");
  if (report.isSettled) return refuse("message_report_settled");
  const { speakerId } = report;
  const decision = DECISIONS[input.decision];
  const at = new Date(nowMs);
  await settleLine(db, { reportId, decision, at });
  const isMuted = decision === "muted" && speakerId !== null;
  const until = isMuted ? await storeMute(db, speakerId, new Date(nowMs + input.days * DAY_MS)) : null;
  if (decision !== "dismissed" && speakerId !== null) {
    const params = { report_id: reportId, days: isMuted ? input.days : 0 };
    await tellPlayers(db, [{ kind: "battle_message", playerId: speakerId, params }], at);
  }
  const mutedUntil = until?.toISOString() ?? null;
  return {
    data: { report_id: reportId, decision, muted_until: mutedUntil },
    message: "updated",
    audit: { subject: reportId, after: { decision, speaker_id: speakerId, muted_until: mutedUntil } },
  };
};

export const handleUnmutePlayer: OperatorHandler<typeof unmutePlayer> = async ({ db, input, nowMs }) => {
  const playerId = input.player_id;
  const was = await endMute(db, playerId, new Date(nowMs));
  if (was === null) return refuse("no_data");
  return {
    data: { player_id: playerId },
    message: "updated",
    audit: { subject: playerId, before: { muted_until: was.toISOString() }, after: { muted_until: null } },
  };
};
