import type { listRatingAnomalies } from "@crosscheck/contract/operators/battles";
import type { OperatorHandler } from "../../calls/operate.ts";
import { listAnomalies } from "./anomaly-queries.ts";

const DAY_MS = 86_400_000;

/** Nothing is done by itself: what looks wrong may have a reason that only a person finds. */
export const handleListRatingAnomalies: OperatorHandler<typeof listRatingAnomalies> = async (call) => {
  const { db, input, nowMs } = call;
  const found = await listAnomalies(db, new Date(nowMs - input.days * DAY_MS), input.limit);
  const rows = found.map(({ playerId, otherId, ...one }) => ({
    ...one,
    player_id: playerId,
    other_id: otherId,
  }));
  return { data: { rows }, audit: { subject: null } };
};
