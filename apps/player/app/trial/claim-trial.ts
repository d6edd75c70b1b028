import type { Api } from "@crosscheck/client";
import { isPassingRefusal } from "@crosscheck/client/passing-refusal";
import { NetworkAway } from "@crosscheck/client/network-away";
import { sharedQueryClient } from "../state/query-client.ts";
import { rootStore } from "../state/root-store.ts";

let isUnderWay = false;

/**
 * Hands in what was answered before there was an account. A server or network that is away leaves the slip for the next
 * visit; whatever else the server says, it was looked at.
 */
export async function claimTrial(api: Pick<Api, "claim_trial">): Promise<void> {
  const slip = rootStore.getState().trial;
  if (slip === null || isUnderWay) return;
  isUnderWay = true;
  try {
    const outcome = await api.claim_trial({ slip });
    if (!outcome.ok && isPassingRefusal(outcome)) return;
    rootStore.setState({ trial: null });
    if (outcome.ok && outcome.data.joined > 0) await sharedQueryClient().invalidateQueries();
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
  } finally {
    isUnderWay = false;
  }
}
